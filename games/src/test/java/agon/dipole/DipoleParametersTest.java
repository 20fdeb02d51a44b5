package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Catalog;
import java.util.List;
import org.junit.jupiter.api.Test;

class DipoleParametersTest {
  private static final Catalog CATALOG = new Catalog(List.of(Dipole.FAMILY));

  private static String line(String text) {
    return CATALOG.game(text).line();
  }

  private static void refuses(String text, String sentence) {
    assertThatThrownBy(() -> CATALOG.game(text)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void aLineNamesOnlyWhatIsNotStandard() {
    assertThat(line("dipole")).isEqualTo("dipole");
    assertThat(line("Dipole( SIZE=8 , limit=0, setup=Course)")).isEqualTo("dipole");
    assertThat(line("dipole(limit=7,size=10,setup=steere)"))
        .isEqualTo("dipole(setup=steere,size=10,limit=7)");
  }

  @Test
  void theCourseGameHasANameOfItsOwn() {
    assertThat(line("unical")).isEqualTo("dipole(limit=60)");
    assertThat(line("unical(setup=steere)")).isEqualTo("dipole(setup=steere,limit=60)");
  }

  @Test
  void wrongParametersAreRefused() {
    refuses("dipole(size=9)", "size is 8 or 10, not '9'");
    refuses("dipole(setup=h3)", "setup is course or steere, not 'h3'");
    refuses("dipole(limit=1000)", "limit is 0–999, not '1000'");
    refuses("dipole(limit=many)", "limit is 0–999, not 'many'");
  }

  @Test
  void theFactSheetSpeaksOfTheGameAtHand() {
    assertThat(CATALOG.game("dipole(size=10)").facts().rules())
        .anyMatch(rule -> rule.contains("20 men on J5"))
        .noneMatch(rule -> rule.contains("draw;"));
    assertThat(CATALOG.game("unical").facts().rules())
        .anyMatch(rule -> rule.startsWith("After 60 moves of each side"));
  }
}
