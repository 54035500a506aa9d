// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;

/**
 * What holds in every service. In a service's test: {@code ServiceRules.of("dev.keepsake.recall").check();}
 *
 * @param root the service's root package
 * @param neighbours the root packages of the other services
 */
public record ServiceRules(String root, List<String> neighbours) {

    private static final List<String> SERVICES = List.of(
            "dev.keepsake.gateway",
            "dev.keepsake.ingest",
            "dev.keepsake.recall",
            "dev.keepsake.voice",
            "dev.keepsake.knowledge");
    private static final Set<String> TECHNOLOGY_PACKAGES =
            Set.of("postgres", "elasticsearch", "web", "rest", "mcp", "call", "openai");
    private static final String[] TECHNOLOGY_TYPES = {
        "org.springframework..",
        "org.apache.kafka..",
        "co.elastic..",
        "org.elasticsearch..",
        "java.sql..",
        "javax.sql..",
        "reactor.."
    };

    /** The rules of one service among all. */
    public static ServiceRules of(String root) {
        return new ServiceRules(
                root, SERVICES.stream().filter(service -> !service.equals(root)).toList());
    }

    /** Checks all rules on the service's own classes; throws an {@link AssertionError} that lists every offence. */
    public void check() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(root);
        for (ArchRule rule : List.of(
                featuresKnowNoTechnology(), knowsNoOtherService(), packagesFormNoCycle(), leavesKafkaToMessaging())) {
            rule.check(classes);
        }
    }

    public ArchRule featuresKnowNoTechnology() {
        return noClasses()
                .that(areFeatureCode())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(TECHNOLOGY_TYPES)
                .because(
                        "a feature is read, tested and moved without a framework; wiring is in its *Configuration, and what"
                                + " speaks to an outside system is in a package named for it");
    }

    public ArchRule knowsNoOtherService() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        neighbours.stream().map(neighbour -> neighbour + "..").toArray(String[]::new))
                .because("services meet on the bus alone, so that each can be changed, stopped and scaled by itself");
    }

    public ArchRule packagesFormNoCycle() {
        return slices().matching(root + ".(*)..")
                .should()
                .beFreeOfCycles()
                .because("a package that is part of a cycle cannot be understood alone");
    }

    public ArchRule leavesKafkaToMessaging() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.kafka..")
                .because("delivery, deadlines and dead letters are settled once, in infra/messaging");
    }

    private DescribedPredicate<JavaClass> areFeatureCode() {
        return new DescribedPredicate<>("are feature code of " + root) {
            @Override
            public boolean test(JavaClass type) {
                return isFeature(type);
            }
        };
    }

    private boolean isFeature(JavaClass type) {
        String inside = type.getPackageName();
        if (!inside.startsWith(root + ".")) {
            return false;
        }
        String first = inside.substring(root.length() + 1).split("\\.", 2)[0];
        return !TECHNOLOGY_PACKAGES.contains(first) && !topLevelName(type).endsWith("Configuration");
    }

    private static String topLevelName(JavaClass type) {
        return type.getEnclosingClass().map(ServiceRules::topLevelName).orElse(type.getSimpleName());
    }
}
