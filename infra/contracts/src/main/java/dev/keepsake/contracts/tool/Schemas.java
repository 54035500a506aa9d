// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import com.github.victools.jsonschema.module.jackson.JacksonSchemaModule;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationModule;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationOption;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Json;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.node.ObjectNode;

/** JSON Schemas (2020-12) of the records of this module, generated from their components and annotations. */
public final class Schemas {
    /** As {@code defaultValue} of a component: the default is the empty text, which an annotation cannot say otherwise. */
    public static final String EMPTY_TEXT = "(empty)";

    private static final SchemaGenerator GENERATOR = generator();

    private Schemas() {}

    /** The schema of a record; a fresh copy each time. */
    public static synchronized ObjectNode of(Class<?> record) {
        return GENERATOR.generateSchema(record);
    }

    private static SchemaGenerator generator() {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        Json.mapper(), SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(new JacksonSchemaModule(
                        JacksonOption.FLATTENED_ENUMS_FROM_JSONPROPERTY, JacksonOption.FLATTENED_ENUMS_FROM_JSONVALUE))
                .with(new JakartaValidationModule(
                        JakartaValidationOption.NOT_NULLABLE_FIELD_IS_REQUIRED,
                        JakartaValidationOption.PREFER_IDN_EMAIL_FORMAT))
                .with(Option.INLINE_ALL_SCHEMAS, Option.EXTRA_OPEN_API_FORMAT_VALUES)
                .without(Option.SCHEMA_VERSION_INDICATOR);
        config.forTypesInGeneral().withStringFormatResolver(scope -> null);
        config.forTypesInGeneral()
                .withCustomDefinitionProvider((type, context) -> type.isInstanceOf(SpaceId.class)
                        ? new CustomDefinition(Json.mapper().createObjectNode().put("type", "string"))
                        : null);
        config.forFields()
                .withPropertyNameOverrideResolver(Schemas::wireName)
                .withDefaultResolver(Schemas::defaultOf)
                .withNullableCheck(Schemas::isWrittenAsNull);
        return new SchemaGenerator(config.build());
    }

    private static String wireName(FieldScope field) {
        return PropertyNamingStrategies.SNAKE_CASE.nameForField(
                Json.mapper().serializationConfig(), null, field.getDeclaredName());
    }

    private static @Nullable Object defaultOf(FieldScope field) {
        JsonProperty property = field.getAnnotationConsideringFieldAndGetter(JsonProperty.class);
        if (property == null || property.defaultValue().isEmpty()) {
            return null;
        }
        if (field.getType().isInstanceOf(String.class)
                || field.getType().getErasedType().isEnum()) {
            return property.defaultValue().equals(EMPTY_TEXT) ? "" : property.defaultValue();
        }
        try {
            return Json.mapper().readTree(property.defaultValue());
        } catch (JacksonException e) {
            throw new IllegalStateException("default of " + field.getName() + " is no JSON value", e);
        }
    }

    /** Only a component that is always written can ever be null on the wire; the others are left out. */
    private static boolean isWrittenAsNull(FieldScope field) {
        JsonInclude include = field.getAnnotationConsideringFieldAndGetter(JsonInclude.class);
        return include != null && include.value() == JsonInclude.Include.ALWAYS;
    }
}
