// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.elasticsearch;

import dev.keepsake.localstack.process.JavaProgram;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The server's command line, as its own launcher builds it, for a small machine. */
final class ServerJvm {

    private static final int INCUBATING_VECTORS_FROM = 20;
    private static final String BRIDGE_READERS =
            "org.elasticsearch.entitlement,java.logging,java.net.http,java.naming,jdk.net,jdk.zipfs,jdk.management.agent";

    private ServerJvm() {}

    static List<String> command(Path home, Path temporary, String version, ElasticsearchSize size) {
        List<String> command = new ArrayList<>(List.of(
                JavaProgram.path(),
                "-Xss1m",
                "-Djava.awt.headless=true",
                "-Dfile.encoding=UTF-8",
                "-Djna.nosys=true",
                "-XX:-OmitStackTraceInFastThrow",
                "-Dio.netty.noUnsafe=true",
                "-Dio.netty.noKeySetOptimization=true",
                "-Dio.netty.recycler.maxCapacityPerThread=0",
                "-Dlog4j.shutdownHookEnabled=false",
                "-Dlog4j2.disable.jmx=true",
                "-Djava.locale.providers=SPI,COMPAT",
                "-Des.networkaddress.cache.ttl=60",
                "-Des.networkaddress.cache.negative.ttl=10",
                "-Des.path.home=" + home,
                "-Des.distribution.type=zip",
                "-Des.java.type=ES_JAVA_HOME",
                "-XX:+EnableDynamicAgentLoading",
                "-Djdk.attach.allowAttachSelf=true",
                "--patch-module=java.base=" + home + "/lib/entitlement-bridge/elasticsearch-entitlement-bridge-"
                        + version + ".jar",
                "--add-exports=java.base/org.elasticsearch.entitlement.bridge=" + BRIDGE_READERS,
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + temporary,
                "-XX:+ExitOnOutOfMemoryError",
                "-Xms" + size.heapMegabytes() + "m",
                "-Xmx" + size.heapMegabytes() + "m",
                "-XX:MaxDirectMemorySize=128m"));
        if (size.startsFast()) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        command.add("-Dorg.apache.lucene.vectorization.upperJavaFeatureVersion=" + JavaProgram.feature());
        command.addAll(List.of(
                "--module-path",
                home.resolve("lib").toString(),
                "--add-modules=jdk.net",
                "--add-modules=jdk.management.agent"));
        if (JavaProgram.feature() >= INCUBATING_VECTORS_FROM) {
            command.add("--add-modules=jdk.incubator.vector");
        }
        command.addAll(List.of(
                "--add-modules=ALL-MODULE-PATH",
                "-m",
                "org.elasticsearch.server/org.elasticsearch.bootstrap.Elasticsearch"));
        return command;
    }
}
