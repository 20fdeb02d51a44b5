package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Variations as they travel in a link. */
class MoveTreeTest extends PageTestBase {
  @Test
  void aTreeReadFromTextWritesTheSameText() {
    String text = "f5 d6 {solid} c3 ( c4 {or this} d3 ( e3 ) ) d3 ( f4 ) c4";
    assertThat(inTree(text, "tree.text()")).isEqualTo(text);
  }

  @Test
  void whatOneThinksOfAMoveIsKeptBehindIt() {
    String text = "{before it began} f5! d6?! {solid} c3 ( c4?? )";
    assertThat(inTree(text, "tree.text()")).isEqualTo(text);
    assertThat(inTree(text, "tree.path(tree.mainLine()[1]).join(' ')")).isEqualTo("f5 d6");
  }

  @Test
  void howLongAMoveTookTravelsWithIt() {
    String text = "f5 {[%emt 0:00:01.5]} d6 {[%emt 1:02:03] solid}";
    assertThat(inTree(text, "tree.text()")).isEqualTo(text);
    assertThat(inTree(text, "tree.mainLine().map(({ used }) => used).join(' ')"))
        .isEqualTo("1500 3723000");
    assertThat(inTree(text, "tree.mainLine()[1].comment")).isEqualTo("solid");
    assertThat(inTree("f5 {[%emt 2.25]}", "tree.mainLine()[0].used")).isEqualTo(2250);
  }

  @Test
  void variationsReplaceTheMoveBeforeThem() {
    String text = "f5 d6 ( f6 e6 ) c3";
    assertThat(inTree(text, "tree.root.children[0].children.map((node) => node.move).join(' ')"))
        .isEqualTo("d6 f6");
    assertThat(inTree(text, "tree.path(tree.mainLine().at(-1)).join(' ')")).isEqualTo("f5 d6 c3");
  }

  @Test
  void aPromotedVariationBecomesTheMainLine() {
    String script = "(tree.promote(tree.root.children[0].children[1]), tree.text())";
    assertThat(inTree("f5 d6 ( f6 e6 ) c3", script)).isEqualTo("f5 f6 ( d6 c3 ) e6");
  }

  @Test
  void aMovePlayedAgainFollowsTheTreeInsteadOfGrowingIt() {
    String script = "(tree.play('f5'), tree.play('f6'), tree.text())";
    assertThat(inTree("f5 d6", script)).isEqualTo("f5 d6 ( f6 )");
  }

  private Object inTree(String text, String expression) {
    Page page = modules();
    return page.evaluate(
        "async (text) => { const { MoveTree } = await import('/js/move-tree.js');"
            + " const tree = MoveTree.of(text); return "
            + expression
            + "; }",
        text);
  }
}
