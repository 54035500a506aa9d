// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Arrays;
import java.util.List;

/**
 * What a person is known for, with questions that this answers and questions on the same subjects that it does not. The
 * thresholds of {@link Support} were set by it. A line is "question => words of the answer", "question => nothing".
 */
final class AnsweringTable {
    /** "entity | statement", as learning writes them, for a person called Teo. */
    static final List<String> KNOWN = lines("""
            Teo | Teo lives in Ghent.
            Teo | Teo started a new position at Brannock Optics on 2 February 2026.
            Teo's sister | Teo's sister Ilse lives in Bruges.
            Ilse | Ilse is allergic to peanuts.
            Mika | Teo's daughter Mika turned six on 4 March 2026.
            Mika | Mika wants a telescope.
            Teo | Teo plays the oboe every Thursday.
            Teo | Teo can't stand coriander.
            Teo | Teo loves rye bread.
            Teo | Teo no longer smokes.
            Teo | Teo prefers phone calls, never letters.
            Wanda Okafor | Wanda Okafor leads procurement at Brannock Optics.
            Wanda Silva | Wanda Silva is Teo's neighbour and keeps bees.
            Brannock lease | The Brannock lease renewal moved to August 2026 because the landlord fell ill.
            Teo | Teo has two cats called Pixel and Moss.
            Teo | Teo drives a green Lancia.
            Teo | Teo has lived in Ghent for nine years.
            Teo | Teo moved out of Antwerp in 2017.
            Teo | Teo went to Madeira in July 2025.
            Teo | Teo is considering a move to Oslo if the visa comes through.
            Teo | Teo plans to visit Kyoto in May 2027.
            standup | The team standup is at 09:40.
            Teo | Teo keeps the spare key under the blue flowerpot.
            Teo | Teo learns Finnish because his grandmother was born in Turku.
            Teo | Teo speaks Dutch and French.
            Teo | Teo swims twice a week.
            Jonas | Jonas proposed to Petra in Verona.
            Teo | Teo's dentist appointment is on 9 April 2026.
            Teo | Teo does not eat meat.
            Teo | Teo bought a cargo bike in January 2026.
            Teo | Teo is allergic to cashews.
            Rent | Rent is 640 euros a month.
            the plumber | The plumber is Mr Aerts; he charges 55 euros an hour.
            the alarm code | The alarm code is changed every month.
            Teo | Teo's neighbour on the left is Hilde; she has three goats.
            Teo's will | Teo's will is with the notary Van Damme.
            Teo | Teo used to be a cook in Lier.
            Niels | Teo lent Niels the tent in August 2025.
            Teo's brother-in-law | Teo's brother-in-law Bart had a knee operation in May 2025.
            Hanne Smet | Hanne Smet is a nurse at the Sint-Lucas hospital.
            """);

    static final List<String> ANSWERED = lines("""
            Where do I live? => Ghent
            Which city do I live in? => Ghent
            Do you remember where I live? => Ghent
            Where do I work? => Brannock Optics
            Which company do I work for? => Brannock Optics
            When did I start at Brannock Optics? => 2 February 2026
            Where does my sister live? => Bruges
            Where does my sister Ilse live? => Bruges
            Where does Ilse live? => Bruges
            What is Ilse allergic to? => peanuts
            What is my sister allergic to? => peanuts
            What does my daughter want? => telescope
            What is the name of my daughter? => Mika
            How old is Mika? => six
            When did Mika turn six? => 4 March 2026
            Which instrument do I play? => oboe
            How often do I play the oboe? => every Thursday
            Do I like coriander? => No.
            Do I like rye bread? => Yes.
            Which bread do I love? => rye
            Do I smoke? => No.
            Who leads procurement at Brannock Optics? => Wanda Okafor
            Who keeps bees? => Wanda Silva
            When does the Brannock lease renew? => August 2026
            Why did the lease renewal move? => landlord
            How many cats do I have? => two
            What are my cats called? => Pixel
            What pets do I have? => Pixel
            What car do I drive? => Lancia
            What colour is my car? => green
            How long have I lived in Ghent? => nine years
            When did I move out of Antwerp? => 2017
            Where did I go last summer? => Madeira
            When am I visiting Kyoto? => May 2027
            What time is the standup? => 09:40
            When is our team standup? => 09:40
            Where do I keep the spare key? => flowerpot
            Why do I learn Finnish? => grandmother
            Which languages do I speak? => Dutch
            How often do I swim? => twice a week
            Where did Jonas propose to Petra? => Verona
            When is my dentist appointment? => 9 April 2026
            Do I eat meat? => No.
            Who is Ilse? => sister
            Which bike did I buy? => cargo
            What am I allergic to? => cashews
            How much is the rent? => 640
            How much rent do I pay? => 640
            Who is our plumber? => Aerts
            How much does Mr Aerts charge? => 55
            How many goats does Hilde have? => three
            Where is my will? => Van Damme
            What is Hanne Smet's job? => nurse
            Where was I in July 2025? => Madeira
            Who did I lend the tent to? => Niels
            When was Bart's operation? => May 2025
            """);

    static final List<String> UNANSWERED = lines("""
            What is the name of my dentist?
            What is my blood type?
            Where does my brother Anand live?
            Where does my brother live?
            Where does Mika live?
            Where do I live in Oslo?
            Do I live in Oslo?
            Do I live in Kyoto?
            Am I vegan?
            Have I booked a flight to Kyoto?
            What is my sister's job?
            Where does my sister work?
            Where does Jonas work?
            When does Jonas start at Brannock Optics?
            Which instrument does Ilse play?
            Does Ilse like coriander?
            Am I allergic to peanuts?
            What is Mika allergic to?
            Do I like peanuts?
            What is the salary of Wanda Okafor?
            Is Wanda Okafor my neighbour?
            Does Wanda Okafor keep bees?
            When does the Brannock insurance renew?
            How many dogs do I have?
            How old are my cats?
            What is my car's licence plate?
            When did I buy my car?
            How long have I lived in Antwerp?
            Where did I go last winter?
            Who is the landlord of Mika?
            Who attends the standup?
            Where did Jonas propose to Mika?
            When did Jonas propose to Petra?
            How often do I run?
            What is the capital of Peru?
            Why do I swim?
            What is my favourite film?
            What does Ilse want?
            Where do I keep the passport?
            Who gave me the telescope?
            What is my phone number?
            What is my wife's name?
            Do I have a brother?
            Did I move to Oslo?
            Where do I play the oboe?
            When did I learn Finnish?
            What is my boss called?
            What is the alarm code?
            What is my plumber's number?
            Which kitchen do I use?
            What did my grandmother die of?
            Where was I in May 2019?
            Did Teo's sister have a knee operation?
            Did my brother-in-law's wife have an operation?
            When was the rent raised in 2018?
            How old is Hilde?
            What is Hanne Smet's birthday?
            Who owns the tent?
            Which room is Mika in?
            How do I get to Bruges?
            """);

    private AnsweringTable() {}

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\n"))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
