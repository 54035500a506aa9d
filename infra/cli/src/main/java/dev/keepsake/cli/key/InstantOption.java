// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.key;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an instant, and says how one is written where it cannot. */
final class InstantOption implements ITypeConverter<Instant> {

    @Override
    public Instant convert(String value) {
        try {
            return Instant.parse(value);
        } catch (DateTimeParseException e) {
            throw new TypeConversionException(
                    "expected an instant such as 2030-01-31T12:00:00Z but was '%s'".formatted(value));
        }
    }
}
