package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games on the page, as a browser plays them. */
class SessionRoutesTest extends ServedTestBase {
  /** A game and the key to it. */
  private record Table(Client client, String id, String token) {
    static Table of(Client client, String wish) {
      Client.Answer answer = client.post("/api/games", wish);
      assertThat(answer.status()).as(answer.error()).isEqualTo(201);
      return new Table(
          client, answer.json().get("id").asString(), answer.json().get("token").asString());
    }

    Client.Answer tell(String what, String json) {
      return client.post("/api/games/" + id + "/" + what, json, "Agon-Token", token);
    }

    JsonNode move(String move) {
      Client.Answer answer = tell("move", "{'move':'" + move + "'}");
      assertThat(answer.status()).as(answer.error()).isEqualTo(200);
      return answer.json();
    }

    JsonNode now() {
      return client.get("/api/games/" + id).json();
    }

    Events watch() {
      return new Events(client, "/api/games/" + id + "/events");
    }
  }

  private static Table table(String wish) {
    return Table.of(client, wish);
  }

  @Test
  void twoPeoplePlayAGameToItsEnd() {
    Table table = table("{'game':'tictactoe','first':'human','second':'human'}");
    for (String move : new String[] {"a1", "b1", "a2", "b2"}) {
      assertThat(table.move(move).get("over").asBoolean()).isFalse();
    }
    JsonNode end = table.move("a3");
    assertThat(end.get("outcomeText").asString()).isEqualTo("X wins");
    assertThat(end.get("ended").asString()).isEqualTo("by the rules");
    assertThat(end.at("/moves/0/used").isNumber()).isTrue();
    assertThat(table.tell("move", "{'move':'c3'}").status()).isEqualTo(409);
  }

  @Test
  void aComputerAnswersAndWatchersSeeIt() {
    Table table = table("{'game':'othello','first':'human','second':'level(n=2)'}");
    try (Events watcher = table.watch()) {
      assertThat(watcher.await("state").get("ply").asInt()).isZero();
      JsonNode mine = table.move("f5");
      assertThat(mine.get("ply").asInt()).isGreaterThanOrEqualTo(1);
      JsonNode answered = watcher.await(e -> e.data().path("ply").asInt() == 2).data();
      assertThat(answered.get("thinking").asBoolean()).isFalse();
      assertThat(answered.at("/moves/1/side").asInt()).isEqualTo(1);
      assertThat(answered.at("/moves/1/score").asString()).contains("discs");
    }
  }

  @Test
  void aComputerBegins() {
    Table table = table("{'game':'kalah','first':'greedy','second':'human'}");
    try (Events watcher = table.watch()) {
      watcher.await(e -> e.data().get("turn").asInt() == 1 && e.data().get("ply").asInt() > 0);
    }
  }

  @Test
  void computersPlayEachOtherAndNobodyInterferes() {
    Table table = table("{'game':'tictactoe','first':'random','second':'greedy'}");
    try (Events watcher = table.watch()) {
      JsonNode end = watcher.await(e -> e.data().get("over").asBoolean()).data();
      assertThat(end.get("canUndo").asBoolean()).isFalse();
    }
    assertThat(table.tell("undo", "{}").status()).isEqualTo(409);
  }

  @Test
  void whoComesBackCatchesUp() {
    Table table = table("{'game':'tictactoe'}");
    long seen;
    try (Events watcher = table.watch()) {
      seen = watcher.await(e -> e.name().equals("state")).id();
    }
    table.move("a1");
    table.move("b1");
    try (Events again =
        new Events(
            client, "/api/games/" + table.id() + "/events", "Last-Event-ID", Long.toString(seen))) {
      Events.Event first = again.await(e -> true);
      assertThat(first.data().get("ply").asInt()).isEqualTo(2);
      assertThat(first.id()).isGreaterThan(seen);
    }
  }

  @Test
  void movesAreTakenBackToThePersonsLastChoiceAndPlayedAgain() {
    Table table = table("{'game':'tictactoe','second':'random'}");
    try (Events watcher = table.watch()) {
      table.move("b2");
      watcher.await(e -> e.data().path("ply").asInt() == 2);
      JsonNode back = table.tell("undo", "{}").json();
      assertThat(back.get("ply").asInt()).isZero();
      assertThat(back.get("canUndo").asBoolean()).isFalse();
      assertThat(back.get("canRedo").asBoolean()).isTrue();
      JsonNode forth = table.tell("redo", "{}").json();
      assertThat(forth.get("ply").asInt()).isEqualTo(2);
      assertThat(table.tell("redo", "{}").error()).contains("nothing to play again");
    }
  }

  @Test
  void takingBackStopsAThinkingComputer() {
    Table table = table("{'game':'othello','second':'engine','time':'30s'}");
    table.move("f5");
    JsonNode back = table.tell("undo", "{}").json();
    assertThat(back.get("ply").asInt()).isZero();
    assertThat(back.get("thinking").asBoolean()).isFalse();
    assertThat(table.move("d3").get("thinking").asBoolean()).isTrue();
    JsonNode given = table.tell("resign", "{}").json();
    assertThat(given.get("outcome").asString()).isEqualTo("0-1");
  }

  @Test
  void givingUpEndsTheGameAndCanBeTakenBack() {
    Table table = table("{'game':'dipole'}");
    JsonNode end = table.tell("resign", "{}").json();
    assertThat(end.get("outcomeText").asString()).isEqualTo("Black wins (resignation)");
    assertThat(table.tell("resign", "{}").status()).isEqualTo(409);
    Table other = table("{'game':'dipole'}");
    assertThat(other.tell("resign", "{'side':1}").json().get("outcome").asString())
        .isEqualTo("1-0");
  }

  @Test
  void peopleAgreeOnADraw() {
    Table table = table("{'game':'othello'}");
    assertThat(table.tell("draw", "{}").json().get("drawOffer").asInt()).isZero();
    assertThat(table.tell("draw", "{'accept':false}").json().get("drawOffer").isNull()).isTrue();
    table.tell("draw", "{}");
    JsonNode end = table.tell("draw", "{'accept':true}").json();
    assertThat(end.get("outcome").asString()).isEqualTo("1/2-1/2");
    assertThat(end.get("ended").asString()).isEqualTo("draw agreed");
  }

  @Test
  void aMoveDeclinesTheOffer() {
    Table table = table("{'game':'tictactoe'}");
    table.tell("draw", "{}");
    assertThat(table.move("a1").get("drawOffer").isNull()).isTrue();
  }

  @Test
  void whereTheRulesKnowNoDrawNoneIsOffered() {
    Table table = table("{'game':'dipole'}");
    assertThat(table.now().get("canDraw").asBoolean()).isFalse();
    assertThat(table.tell("draw", "{}").error()).contains("know no draw");
  }

  @Test
  void aComputerTakesADrawWhenItIsNotBetter() {
    Table won = table("{'game':'tictactoe','second':'greedy','moves':'a1 b1 a2 b2'}");
    assertThat(won.tell("draw", "{}").json().get("outcome").asString()).isEqualTo("1/2-1/2");
    Table lost =
        table("{'game':'kalah','second':'greedy','start':'1,0,0,0,0,0,5/1,1,1,0,0,0,39 S'}");
    JsonNode declined = lost.tell("draw", "{}").json();
    assertThat(declined.get("over").asBoolean()).isFalse();
    assertThat(declined.get("message").asString()).contains("North declines the draw");
  }

  @Test
  void aRematchSwapsTheSides() {
    Table table = table("{'game':'tictactoe','second':'level(n=3)'}");
    Client.Answer answer = table.tell("rematch", "{'swap':true}");
    assertThat(answer.status()).isEqualTo(201);
    String next = answer.json().get("id").asString();
    JsonNode state = client.get("/api/games/" + next).json();
    assertThat(state.at("/seats/0/line").asString()).isEqualTo("level(n=3)");
    assertThat(state.at("/seats/1/kind").asString()).isEqualTo("human");
    assertThat(table.now().get("next").asString()).isEqualTo(next);
  }

  @Test
  void aPersonsClockRunsOut() {
    Table table = table("{'game':'tictactoe','time':'300ms+0'}");
    try (Events watcher = table.watch()) {
      JsonNode end = watcher.await(e -> e.data().get("over").asBoolean()).data();
      assertThat(end.get("outcome").asString()).isEqualTo("0-1");
      assertThat(end.get("ended").asString()).isEqualTo("out of time");
    }
  }

  @Test
  void clocksCountDownAndGiveTheIncrement() {
    Table table = table("{'game':'tictactoe','time':'1m+5s'}");
    JsonNode state = table.move("a1");
    assertThat(state.at("/clocks/0").asLong()).isBetween(60_000L, 65_000L);
    assertThat(state.at("/clocks/1").asLong()).isEqualTo(60_000);
    JsonNode back = table.tell("undo", "{}").json();
    assertThat(back.at("/clocks/0").asLong()).isEqualTo(60_000);
  }

  @Test
  void passesAreMadeForEverybodyWithANote() {
    Table table = table("{'game':'othello(size=4)','moves':'" + Passes.movesToAPass() + "'}");
    JsonNode state = table.now();
    assertThat(state.get("forcedPass").asBoolean()).isFalse();
    assertThat(state.get("message").asString()).contains("has no move and passes");
    assertThat(state.get("lastMove").asString()).isEqualTo("pass");
  }

  @Test
  void aHintIsALegalMove() {
    Table table = table("{'game':'tictactoe','moves':'a1 b1 a2 b2'}");
    JsonNode hint = table.tell("hint", "{}").json();
    assertThat(hint.get("move").asString()).isEqualTo("a3");
    assertThat(hint.get("text").asString()).isEqualTo("wins in 1");
    assertThat(hint.at("/clicks/0").asString()).isEqualTo("a3");
  }

  @Test
  void onlyItsOwnerPlays() {
    Table table = table("{'game':'tictactoe'}");
    Client.Answer stranger = client.post("/api/games/" + table.id() + "/move", "{'move':'a1'}");
    assertThat(stranger.status()).isEqualTo(403);
    assertThat(table.now().get("ply").asInt()).isZero();
    assertThat(table.now().has("token")).isFalse();
  }

  @Test
  void aMoveForAnOlderPositionIsRefused() {
    Table table = table("{'game':'tictactoe'}");
    table.move("a1");
    assertThat(table.tell("move", "{'move':'b1','ply':0}").status()).isEqualTo(409);
    assertThat(table.tell("move", "{'move':'b1','ply':1}").status()).isEqualTo(200);
  }

  @Test
  void wrongWishesAreRefusedInOneSentence() {
    assertThat(client.post("/api/games", "{'game':'chess'}").error()).contains("no game");
    assertThat(client.post("/api/games", "{'game':'othello','time':'soon'}").error())
        .contains("time is written");
    assertThat(client.post("/api/games", "{'game':'othello','first':'nobody'}").error())
        .contains("no player of the house");
    assertThat(client.post("/api/games", "{'game':'othello','first':'engine(hash=9999)'}").error())
        .contains("hash is at most");
    assertThat(client.post("/api/games", "{'game':'tictactoe','moves':'a1 b1 a2 b2 a3'}").error())
        .contains("already over");
  }

  @Test
  void noRequestStartsAProgram() {
    Client.Answer answer =
        client.post("/api/games", "{'game':'gomoku','first':'gomocup:/bin/true'}");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains("no player of the house");
  }

  @Test
  void aGameSurvivesTheServer(@TempDir Path folder) {
    Table before;
    try (PageServer first = PageServer.start(ServerOptions.local(folder))) {
      before = Table.of(new Client(first), "{'game':'tictactoe','second':'human','time':'5m+3s'}");
      before.move("b2");
      before.move("a1");
      before.move("c1");
      before.tell("undo", "{}");
    }
    try (PageServer second = PageServer.start(ServerOptions.local(folder))) {
      Table after = new Table(new Client(second), before.id(), before.token());
      JsonNode state = after.now();
      assertThat(state.get("ply").asInt()).isEqualTo(2);
      assertThat(state.get("canRedo").asBoolean()).isTrue();
      assertThat(state.get("time").asString()).isEqualTo("5m+3s");
      assertThat(state.at("/clocks/0").asLong()).isGreaterThan(300_000L);
      assertThat(after.tell("redo", "{}").json().get("lastMove").asString()).isEqualTo("c1");
      assertThat(after.move("a3").get("ply").asInt()).isEqualTo(4);
    }
  }

  @Test
  void aComputerGoesOnThinkingAfterARestart(@TempDir Path folder) {
    Table before;
    try (PageServer first = PageServer.start(ServerOptions.local(folder))) {
      before = Table.of(new Client(first), "{'game':'othello','second':'engine','time':'500ms'}");
      before.move("f5");
    }
    try (PageServer second = PageServer.start(ServerOptions.local(folder))) {
      Table after = new Table(new Client(second), before.id(), before.token());
      try (Events watcher = after.watch()) {
        watcher.await(e -> e.data().path("ply").asInt() == 2);
      }
    }
  }

  @Test
  void theRecordOfAGameCanBeTakenAway() {
    Table table = table("{'game':'tictactoe'}");
    table.move("b2");
    table.tell("resign", "{}");
    assertThat(client.get("/api/games/" + table.id() + "/record").raw().body())
        .contains("[Ended \"resignation\"]")
        .contains("1. b2");
  }
}
