-- Whose account a space belongs to: what a model reads of it is charged there.
create table space_tenants (
    space  uuid primary key,
    tenant uuid not null
);
