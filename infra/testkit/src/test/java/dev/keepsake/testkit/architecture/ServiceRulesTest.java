// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.keepsake.testkit.architecture.broken.one.One;
import java.util.List;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

/** Every rule is tried on code that breaks it: one that catches nothing would stay green for years. */
class ServiceRulesTest {

    private static final String BROKEN = One.class.getPackageName().replace(".one", "");

    private final JavaClasses classes = new ClassFileImporter().importPackages(BROKEN);
    private final ServiceRules rules = new ServiceRules(BROKEN, List.of("dev.keepsake.gateway"));

    @Test
    void catchesAFeatureThatKnowsATechnology_butNotItsConfiguration() {
        offence(rules.featuresKnowNoTechnology())
                .withMessageContaining("ReadsRows")
                .withMessageContaining("AsksTheIndex")
                .withMessageNotContaining("RowsConfiguration");
    }

    @Test
    void catchesPackagesThatNeedEachOther() {
        offence(rules.packagesFormNoCycle()).withMessageContaining("Cycle detected");
    }

    @Test
    void catchesAServiceThatSpeaksToTheBrokerItself() {
        offence(rules.leavesKafkaToMessaging()).withMessageContaining("Two");
    }

    @Test
    void catchesAServiceThatKnowsAnother() {
        ServiceRules ofOne = new ServiceRules(BROKEN + ".one", List.of(BROKEN + ".two"));

        offence(ofOne.knowsNoOtherService()).withMessageContaining("One");
    }

    @Test
    void letsCodePassThatBreaksNothing() {
        assertThatCode(() -> rules.knowsNoOtherService().check(classes)).doesNotThrowAnyException();
    }

    private ThrowableAssertAlternative<AssertionError> offence(ArchRule rule) {
        return assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> rule.check(classes));
    }
}
