package agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogTest {
  private static final Family FAMILY =
      new Family(
          "pile",
          "Pile",
          "Stones.",
          List.of(
              Parameter.number("stones", 1, 99, 21, "stones").shown(),
              Parameter.number("most", 1, 9, 3, "at once"),
              Parameter.choice("mood", "calm", List.of("calm", "wild"), "how"),
              Parameter.flag("loud", false, "sound")),
          List.of(new Preset("nine", "stones=9,mood=wild", "nine stones")),
          Pile::new);
  private static final Catalog CATALOG = new Catalog(List.of(FAMILY));

  private static void assertLine(String written, String canonical) {
    assertThat(CATALOG.game(written).line()).isEqualTo(canonical);
  }

  private static void assertRefused(String line, String... parts) {
    assertThatThrownBy(() -> CATALOG.game(line))
        .isInstanceOf(BadInput.class)
        .message()
        .contains(parts);
  }

  @Test
  void equalGamesHaveEqualLinesHoweverTheyAreWritten() {
    assertLine("pile", "pile(stones=21)");
    assertLine("pile()", "pile(stones=21)");
    assertLine(" PILE ( most = 3 , Stones=021 ) ", "pile(stones=21)");
    assertLine("pile(loud=TRUE,mood=wild)", "pile(stones=21,mood=wild,loud=true)");
  }

  @Test
  void aPresetIsItsFamilyWithSettingsThatMayBeChanged() {
    assertLine("nine", "pile(stones=9,mood=wild)");
    assertLine("nine(mood=calm)", "pile(stones=9)");
    assertThat(CATALOG.family("Nine")).isSameAs(FAMILY);
  }

  @Test
  void aWrongParameterAnswersWithItsNameWhatItGotAndWhatItMayBe() {
    assertRefused("pile(stones=0)", "stones is 1–99, not '0'");
    assertRefused("pile(stones=many)", "stones is 1–99, not 'many'");
    assertRefused("pile(stones=)", "stones is 1–99, not ''");
    assertRefused("pile(stones=99999999999999999999)", "stones is 1–99");
    assertRefused("pile(mood=sad)", "mood is calm or wild, not 'sad'");
    assertRefused("pile(loud=1)", "loud is true or false, not '1'");
    assertRefused("pile(size=3)", "no parameter 'size'", "stones, most, mood, loud");
    assertRefused("pile(stones)", "name=value", "'stones'");
    assertRefused("pile(stones=3,,most=2)", "name=value");
    assertRefused("pile(stones=3,stones=4)", "stones is given twice");
    assertRefused("pile(stones=3", "closing bracket");
  }

  @Test
  void anUnknownGameAnswersWithTheOnesThereAre() {
    assertRefused("chess", "no game 'chess'", "pile, nine");
    assertRefused("", "no game ''");
    assertRefused("x\n".repeat(100), "no game 'x?x?");
  }
}
