package agon;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The house stands as it was drawn: dependencies point one way. */
class LayersTest {
  private static final String[] ENGINE = {
    "agon.game..",
    "agon.search..",
    "agon.book..",
    "agon.proof..",
    "agon.player..",
    "agon.record..",
    "agon.model..",
    "agon.endgame..",
    "agon.textbook.."
  };
  private static final String[] GAMES = {
    "agon.games..", "agon.mnk..", "agon.mancala..", "agon.dipole..", "agon.othello.."
  };
  private static final String[] ARENA = {
    "agon.match..",
    "agon.store..",
    "agon.statistics..",
    "agon.imports..",
    "agon.report..",
    "agon.json.."
  };
  private static final String[] PLAYERS = {
    "agon.process..", "agon.protocol..", "agon.players..", "agon.compliance..", "agon.course.."
  };
  private static final String[] LEARN = {"agon.learn..", "agon.tune.."};
  private static final String[] SERVERS = {"agon.serve.."};
  private static final String[] CLUSTER = {"agon.cluster.."};
  private static final String[] APP = {"agon.cli..", "agon.web.."};
  private static final String[] ABOVE_GAMES =
      Stream.of(ARENA, PLAYERS, SERVERS, LEARN, CLUSTER, APP)
          .flatMap(Stream::of)
          .toArray(String[]::new);
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("agon");

  @Test
  void everyLayerIsThere() {
    for (String name :
        new String[] {
          "agon.game.Game", "agon.othello.Othello", "agon.cli.Main", "agon.web.PageServer"
        }) {
      assertThat(CLASSES.contain(name)).as(name).isTrue();
    }
  }

  @Test
  void everyPackageBelongsToALayer() {
    classes()
        .that()
        .resideInAPackage("agon..")
        .should()
        .resideInAnyPackage(
            Stream.of(ENGINE, GAMES, ABOVE_GAMES).flatMap(Stream::of).toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void dependenciesPointFromAppDownToEngine() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("engine")
        .definedBy(ENGINE)
        .layer("games")
        .definedBy(GAMES)
        .layer("arena")
        .definedBy(ARENA)
        .layer("players")
        .definedBy(PLAYERS)
        .layer("servers")
        .definedBy(SERVERS)
        .layer("learn")
        .definedBy(LEARN)
        .layer("cluster")
        .definedBy(CLUSTER)
        .layer("app")
        .definedBy(APP)
        .whereLayer("app")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("servers")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("cluster")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("players")
        .mayOnlyBeAccessedByLayers("servers", "cluster", "app")
        .whereLayer("learn")
        .mayOnlyBeAccessedByLayers("cluster", "app")
        .whereLayer("arena")
        .mayOnlyBeAccessedByLayers("players", "servers", "learn", "cluster", "app")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("arena", "players", "servers", "learn", "cluster", "app")
        .check(CLASSES);
  }

  @Test
  void noPackageDependsOnItselfThroughOthers() {
    slices().matching("agon.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void aGameKnowsNothingOfAnotherGame() {
    slices()
        .matching("agon.(mnk|mancala|dipole|othello)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
  }

  @Test
  void thePageKnowsNothingOfTheCommandLineAndHasItsLibrariesForItself() {
    noClasses()
        .that()
        .resideInAPackage("agon.web..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("agon.cli..", "picocli..", "org.jline..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideOutsideOfPackage("agon.web..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "tools.jackson.databind..")
        .check(CLASSES);
  }

  @Test
  void thePageStartsNoProgram() {
    noClasses()
        .that()
        .resideInAPackage("agon.web..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.ProcessBuilder")
        .orShould()
        .callMethod(Runtime.class, "exec", String.class)
        .orShould()
        .callMethod(Runtime.class, "exec", String[].class)
        .check(CLASSES);
  }

  @Test
  void engineAndGamesNeedNothingButJava() {
    classes()
        .that()
        .resideOutsideOfPackages(ABOVE_GAMES)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("agon..", "java..", "jdk.incubator.vector..", "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void engineAndGamesOpenNoFileAndNoSocket() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ABOVE_GAMES)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..")
        .orShould()
        .accessField(System.class, "out")
        .check(CLASSES);
  }

  @Test
  void onlyTheStoreKnowsThatThereIsSql() {
    noClasses()
        .that()
        .resideOutsideOfPackage("agon.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.sql..",
            "javax.sql..",
            "org.jdbi..",
            "org.flywaydb..",
            "org.sqlite..",
            "org.postgresql..",
            "com.zaxxer..")
        .check(CLASSES);
  }

  @Test
  void onlyOnePackageKnowsWhichEngineHoldsAFarmTogether() {
    noClasses()
        .that()
        .resideOutsideOfPackage("agon.cluster.ignite..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.ignite..", "javax.cache..")
        .check(CLASSES);
  }

  @Test
  void rulesReadNothingAndStartNoThread() {
    noClasses()
        .that()
        .resideInAnyPackage(GAMES)
        .or()
        .resideInAnyPackage("agon.game..", "agon.player..", "agon.record..", "agon.textbook..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .check(CLASSES);
  }
}
