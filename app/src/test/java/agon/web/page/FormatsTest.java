package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/** What leaves the page as something else: other programs' formats, codes for cameras, drawings. */
class FormatsTest extends PageTestBase {
  private static final String TREE = "{before} f5! d6 {a [b] c} c3 ( c4 {or} d3?? ( e3 ) ) d3?! c4";

  @Test
  void sgfKeepsVariationsCommentsAndSigns() {
    Page page = modules();
    Object back =
        page.evaluate(
            "async (text) => { const { sgf, readSgf } = await import('/js/formats.js');"
                + " const { MoveTree } = await import('/js/move-tree.js');"
                + " const { position } = await import('/js/api.js');"
                + " const state = await position('othello', '', 'f5 d6 c3 d3 c4'.split(' '));"
                + " return readSgf(sgf(state, MoveTree.of(text))).tree; }",
            TREE);
    assertThat(back).isEqualTo(TREE);
  }

  @Test
  void ggfAndPsqAreReadBackByTheServer() {
    Page page = modules();
    String script =
        "async ([game, moves, format]) => { const { formatsFor } = await import('/js/formats.js');"
            + " const { MoveTree } = await import('/js/move-tree.js'); const { position, post } ="
            + " await import('/js/api.js'); const state = await position(game, '', moves.split('"
            + " ')); const text = formatsFor(state, MoveTree.of(moves)).find(([name]) => name ==="
            + " format)[2](); const read = await post('/api/import', { text }); return read.game +"
            + " ' ' + read.moves.map((move) => move.text).join(' '); }";
    assertThat(page.evaluate(script, new String[] {"othello", "f5 d6 c3", "GGF"}))
        .isEqualTo("othello f5 d6 c3");
    assertThat(page.evaluate(script, new String[] {"gomoku", "h8 i9 g7", "PSQ"}))
        .isEqualTo("mnk(m=15,n=15,k=5) h8 i9 g7");
  }

  /** The pattern was read by OpenCV's detector when it was taken down here. */
  @Test
  void aCodeForACameraIsTheOneACameraReads() {
    Page page = modules();
    Object drawn =
        page.evaluate(
            "async () => { const { squares } = await import('/js/qr.js'); return"
                + " squares('agon').map((row) => row.map((dark) => (dark ? '#' :"
                + " '.')).join('')).join('\\n"
                + "'); }");
    assertThat(drawn + "\n")
        .isEqualTo(
            """
            #######..##.#.#######
            #.....#..####.#.....#
            #.###.#.#.....#.###.#
            #.###.#.#.#...#.###.#
            #.###.#.##.##.#.###.#
            #.....#.##..#.#.....#
            #######.#.#.#.#######
            ........#####........
            #.#####..#..#.#####..
            .##.#..####.#..#.##.#
            #.##..#....#.#..##.#.
            ..###..###.....#####.
            #.##..##.#.#.#..#....
            ........#..####..#..#
            #######...#.#.##.#.#.
            #.....#.#..####..##..
            #.###.#.###.#..#...#.
            #.###.#.#.#.#..#.#...
            #.###.#.##.#.#..#....
            #.....#........##.#..
            #######.##.#.#..#.##.
            """);
  }

  /** Read by the reader of GIF files that every Java has. */
  @Test
  void aGameBecomesAFilmThatAnybodyCanShow() throws IOException {
    Page page = open("#/analysis?game=othello&moves=f5 d6 c3");
    see(cell(page, "c3"));
    page.getByText("Moving picture").click();
    Download film = page.waitForDownload(() -> page.locator("dialog").getByText("GIF").click());
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(film.createReadStream())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(4);
      BufferedImage start = reader.read(0);
      // f5 is empty at first; afterwards a black disc is there, and only what has changed is kept.
      int x = 295;
      int y = 245;
      assertThat(brightness(start.getRGB(x, y))).isBetween(90, 180);
      BufferedImage first = reader.read(1);
      assertThat(first.getWidth()).isLessThan(start.getWidth() / 2);
      assertThat(brightness(first.getRGB(first.getWidth() - 25, first.getHeight() / 2)))
          .isLessThan(80);
    }
  }

  private static int brightness(int rgb) {
    return ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / 3;
  }

  @Test
  void aGameBecomesADrawingThatPlaysIt() {
    Page page = open("#/analysis?game=othello&moves=f5 d6 c3");
    see(cell(page, "c3"));
    Object film =
        page.evaluate(
            "async () => { const { movingPicture } = await import('/js/board-picture.js'); const {"
                + " position } = await import('/js/api.js'); const states = await Promise.all([[],"
                + " ['f5'], ['f5', 'd6']].map((moves) => position('othello', '', moves))); const"
                + " text = movingPicture(states, false); const read = new"
                + " DOMParser().parseFromString(text, 'image/svg+xml'); return"
                + " [read.querySelectorAll('parsererror').length,"
                + " read.querySelectorAll('animate').length > 5, text.includes('class=')].join();"
                + " }");
    assertThat(film).isEqualTo("0,true,false");
  }
}
