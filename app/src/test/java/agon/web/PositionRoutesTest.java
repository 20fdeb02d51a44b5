package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import agon.games.Games;
import agon.web.http.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Questions that leave no trace. */
class PositionRoutesTest extends ServedTestBase {
  @Test
  void aDrawByPairsIsShownWithThem() {
    JsonNode argument = client.get("/api/facts", "game", "mnk(m=5,n=5,k=5)").json().get("argument");
    assertThat(argument.get("by").asString()).isEqualTo("a pairing of 12 pairs");
    assertThat(argument.get("pairs")).hasSize(12);
    assertThat(argument.get("pairs").get(0)).hasSize(2);
    JsonNode searched = client.get("/api/facts", "game", "mnk(m=7,n=6,k=5)").json().get("argument");
    assertThat(searched.get("by").asString()).startsWith("blocking");
    assertThat(client.get("/api/facts", "game", "gomoku").json().get("argument").isNull()).isTrue();
    assertThat(client.get("/api/facts", "game", "kalah").json().get("argument").isNull()).isTrue();
  }

  @Test
  void theCatalogueNamesEveryFamilyWithItsParameters() {
    JsonNode families = client.get("/api/catalog").json().get("families");
    assertThat(families.size()).isEqualTo(Games.CATALOG.families().size());
    JsonNode kalah = families.get(1);
    assertThat(kalah.get("line").asString()).isEqualTo("kalah(pits=6,seeds=4)");
    assertThat(kalah.at("/parameters/0/kind").asString()).isEqualTo("number");
    assertThat(kalah.at("/parameters/2/kind").asString()).isEqualTo("flag");
    assertThat(kalah.at("/presets/0/name").asString()).isEqualTo("granada");
  }

  @Test
  void factsAreThoseOfTheGameAsItIsSetUp() {
    JsonNode facts = client.get("/api/facts", "game", "othello(size=6)").json();
    assertThat(facts.get("line").asString()).isEqualTo("othello(size=6)");
    assertThat(facts.at("/settings/size").asString()).isEqualTo("6");
    assertThat(facts.get("known").asString()).startsWith("White wins");
    assertThat(facts.get("rules").size()).isPositive();
  }

  @Test
  void playersAreTheLevelsAndThoseWhoPlayTheGame() {
    JsonNode players = client.get("/api/players", "game", "dipole").json().get("players");
    assertThat(players.findValuesAsString("line"))
        .contains("random", "level(n=1)", "level(n=10)", "engine");
  }

  @Test
  void aPositionHasItsPictureAndWhatEveryMoveWouldDo() {
    JsonNode state = client.get("/api/position", "game", "othello", "moves", "f5 d6").json();
    assertThat(state.get("ply").asInt()).isEqualTo(2);
    assertThat(state.get("turn").asInt()).isZero();
    assertThat(state.get("lastMove").asString()).isEqualTo("d6");
    assertThat(state.at("/lastClicks/0").asString()).isEqualTo("d6");
    assertThat(state.at("/picture/cells").size()).isEqualTo(64);
    JsonNode legal = state.get("legal").get(0);
    assertThat(legal.get("clicks").get(0)).isEqualTo(legal.get("text"));
    assertThat(legal.get("changes").size()).isGreaterThan(1);
  }

  @Test
  void aLongGameFitsIntoAPost() {
    JsonNode state =
        client
            .post("/api/position", "{'game':'dipole','moves':'H5,NE,1 A4,SW,1','start':null}")
            .json();
    assertThat(state.get("ply").asInt()).isEqualTo(2);
  }

  @Test
  void theEndIsSaidInWords() {
    JsonNode state =
        client.get("/api/position", "game", "tictactoe", "moves", "a1 b1 a2 b2 a3").json();
    assertThat(state.get("over").asBoolean()).isTrue();
    assertThat(state.get("outcome").asString()).isEqualTo("1-0");
    assertThat(state.get("outcomeText").asString()).isEqualTo("X wins");
    assertThat(state.get("legal").size()).isZero();
    assertThat(state.at("/picture/marked").size()).isEqualTo(3);
  }

  @Test
  void whatIsKnownOfTheStartIsSaid() {
    assertThat(client.get("/api/position", "game", "tictactoe").json().get("known").asString())
        .startsWith("a draw");
    JsonNode later = client.get("/api/position", "game", "tictactoe", "moves", "a1").json();
    assertThat(later.get("known").isNull()).isTrue();
  }

  @Test
  void aForcedPassIsTold() {
    JsonNode state =
        client.get("/api/position", "game", Passes.GAME, "moves", Passes.movesToAPass()).json();
    assertThat(state.get("forcedPass").asBoolean()).isTrue();
    assertThat(state.at("/legal/0/text").asString()).isEqualTo("pass");
    assertThat(state.at("/legal/0/clicks").size()).isZero();
  }

  @Test
  void wrongMovesAreRefusedInOneSentence() {
    Client.Answer answer = client.get("/api/position", "game", "othello", "moves", "f5 f6 a1");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains("a1");
    assertThat(client.get("/api/position").error()).contains("game is missing");
    assertThat(client.get("/api/facts", "game", "chess").error()).contains("there is no game");
  }

  @Test
  void theLargestBoardIsAnsweredToo() {
    assertThat(client.get("/api/position", "game", "mnk(m=255,n=255,k=5)").status()).isEqualTo(200);
  }

  @Test
  void aRecordIsTextThatCanBeImportedAgain() {
    String record = client.get("/api/record", "game", "kalah", "moves", "3 6").raw().body();
    assertThat(record).contains("[Game \"kalah(pits=6,seeds=4)\"]").contains("1. 3 2. 6");
    String json = Json.write(Map.of("text", record));
    JsonNode back = client.post("/api/import", json.replace('\'', ' ')).json();
    assertThat(back.at("/ply").asInt()).isEqualTo(2);
    assertThat(back.get("result").asString()).isEqualTo("*");
  }

  @Test
  void transcriptsAndPositionsAreImportedToo() {
    assertThat(client.post("/api/import", "{'text':'f5d6c3d3c4'}").json().at("/game").asString())
        .isEqualTo("othello");
    assertThat(client.post("/api/import", "{'text':'O2/1X1/3 X'}").json().at("/start").asString())
        .isEqualTo("O2/1X1/3 X");
    assertThat(
            client.post("/api/import", "{'text':'othello(size=6)\\ne4'}").json().at("/ply").asInt())
        .isEqualTo(1);
    Client.Answer nonsense = client.post("/api/import", "{'text':'what is this'}");
    assertThat(nonsense.status()).isEqualTo(400);
    assertThat(nonsense.error()).contains("no game understands");
  }

  @Test
  void gamesOfOtherToolsAreImportedToo() {
    String ggf =
        "(;GM[Othello]PB[alice]PW[bob]RE[+2.000]TY[8]BO[8 ---------------------------O*------*O"
            + "--------------------------- *]B[F5]W[d6]B[%s];)";
    JsonNode game = client.post("/api/import", "{'text':'" + ggf.formatted("c3") + "'}").json();
    assertThat(game.get("first").asString()).isEqualTo("alice");
    assertThat(game.at("/ply").asInt()).isEqualTo(3);
    String psq = "Piskvorky 15x15, 11:11, 0\\n8,8,0\\n8,9,0\\na.zip\\nb.zip\\n";
    assertThat(client.post("/api/import", "{'text':'" + psq + "'}").json().at("/ply").asInt())
        .isEqualTo(2);
    Client.Answer illegal = client.post("/api/import", "{'text':'" + ggf.formatted("a1") + "'}");
    assertThat(illegal.status()).isEqualTo(400);
    assertThat(illegal.error()).contains("a1");
  }

  @Test
  void commentsOfARecordAreKept() {
    JsonNode back =
        client
            .post(
                "/api/import",
                "{'text':'[Game \\\'tictactoe\\\']\\n\\n1. b2 {[%emt 0:00:01.5] centre} *'}")
            .json();
    assertThat(back.at("/moves/0/comment").asString()).isEqualTo("centre");
    assertThat(back.at("/moves/0/used").asInt()).isEqualTo(1500);
  }
}
