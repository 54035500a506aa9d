// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import java.util.List;
import java.util.Map;

/** Policies and questions written to fit and to check {@link Governance}: what each governs, and what none does. */
final class PolicyTable {
    static final Map<String, String> POLICIES = Map.of(
            "Leave",
            """
            Every employee has 28 days of paid holiday a year. Holiday of more than two weeks is agreed with the team lead three
            months ahead. Up to five days may be carried over to the next year, until 31 March. In case of illness tell your lead
            before ten o'clock; a doctor's note is needed from the third day. Overtime is compensated with time off.""",
            "Expenses",
            """
            Receipts are handed in within 30 days. Meals with customers are reimbursed up to 60 EUR a person, alcohol is not.
            Purchases above 250 EUR are approved by the head of department beforehand. Private phones are subsidised with 15 EUR a
            month. Taxis are reimbursed after 22:00 only.""",
            "Information security",
            """
            Laptops are encrypted and locked when left alone. Passwords have at least 14 characters and are kept in the password
            manager; they are never shared, not even with administrators. Customer data must not be copied to private devices or to
            USB sticks. Lost devices are reported to security@example.test within four hours. Visitors are accompanied.""",
            "Working from home",
            """
            Up to three days a week may be worked from home. The core hours from 10 to 15 apply everywhere. Working from another
            country is limited to 20 days a year and needs the consent of human resources. The company pays for a chair and a
            screen, once in five years.""",
            "Release rules",
            """
            # Releases
            1. Every change is reviewed by two developers.
            2. Nothing is deployed on Fridays after noon.
            3. A database migration needs a way back and is announced in the channel #ops a day before.
            4. Hotfixes may skip one review, which is done the day after.""",
            "Company cars",
            """
            A company car may be used privately within the country. Fuel is paid with the fuel card. Fines are paid by the driver.
            Smoking is forbidden in all cars. Damage is reported on the same day with photographs.""",
            "Gifts and invitations",
            """
            Gifts worth more than 40 EUR are declined or handed to compliance. Cash is never accepted. Invitations to events are
            allowed when there is a business purpose and the lead agrees. Public officials receive nothing from us.""");

    /** By the title of the policy that governs. */
    static final Map<String, List<String>> GOVERNED = Map.of(
            "Leave",
            List.of(
                    "How many days of holiday do I have?",
                    "Can I carry over unused vacation to next year?",
                    "When do I need a doctor's note if I am ill?",
                    "Who has to agree when I want to take three weeks off in August?",
                    "Is overtime paid out?"),
            "Expenses",
            List.of(
                    "Can I claim a taxi home after a late meeting?",
                    "How much can I spend on dinner with a customer?",
                    "I want to buy a 400 EUR headset, do I need approval?",
                    "Until when must receipts be handed in?",
                    "Is wine with a client reimbursed?"),
            "Information security",
            List.of(
                    "How long must my password be?",
                    "May I put the customer list on a USB stick?",
                    "My laptop was stolen, what do I have to do?",
                    "Am I allowed to give the admin my password?",
                    "Can a visitor walk around the office alone?"),
            "Working from home",
            List.of(
                    "How often can I work from home?",
                    "May I work from Portugal for a month?",
                    "Does the company pay for a desk chair at home?",
                    "Do the core hours apply when I am remote?"),
            "Release rules",
            List.of(
                    "Can we deploy this on Friday afternoon?",
                    "How many reviews does a pull request need?",
                    "What must I do before I run a database migration?",
                    "Is it OK to merge a hotfix with one review?"),
            "Company cars",
            List.of(
                    "May I drive the company car to Italy on vacation?",
                    "Who pays the speeding ticket I got with the company car?",
                    "Can I smoke in the car?",
                    "What do I do when I scratch the company car?"),
            "Gifts and invitations",
            List.of(
                    "A supplier wants to give me a watch worth 300 EUR, may I accept it?",
                    "Am I allowed to go to a football match with a vendor?",
                    "Can we give a present to a mayor?"));

    /** No policy here governs these, near as some of them are. */
    static final List<String> FREE = List.of(
            "Where did I spend my holiday last year?",
            "What does my daughter like to eat?",
            "When is my dentist appointment?",
            "What is the name of my sister's dog?",
            "Which car does my brother drive?",
            "What present did I give to Mira for her birthday?",
            "Where does my colleague Tomas live?",
            "Who is my doctor?",
            "What did Jana say about the new office?",
            "Which language is Paul learning?",
            "When did we meet the customer in Vienna?",
            "How many siblings do I have?",
            "What is my favourite wine?",
            "Which laptop did I buy in March?",
            "What sport do I do on Fridays?",
            "Who taught me to sail?",
            "When is the deadline of the Alder project?",
            "What did I have for dinner with Lena?",
            "Do I have a cat?",
            "Where is the spare key?",
            "What should I cook tonight?",
            "Can Omar swim?",
            "How old is my grandmother?",
            "Am I allergic to nuts?",
            "What medicine do I need to take in the morning?",
            "How long is the flight to my parents?",
            "Which film did Kari like?",
            "When was my car inspected?",
            "Who won the chess game?",
            "What colour is my bicycle?",
            "How do I make sourdough bread?",
            "What do I need for the camping trip?",
            "Why did Ben change jobs?",
            "How much did the sofa cost?",
            "Does Emil eat meat?",
            "What is the capital gains rate in Peru?");

    private PolicyTable() {}
}
