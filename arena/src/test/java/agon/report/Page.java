package agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A report as a strict reader sees it: it must be XML, so that no tag and no name slips through.
 */
record Page(String html, Document document) {
  private static final Pattern INLINED =
      Pattern.compile("(<(?:style|script)[^>]*>)(.*?)(</(?:style|script)>)", Pattern.DOTALL);

  static Page of(ReportedTournament subject) {
    return parse(HtmlReport.html(subject));
  }

  static Page parse(String html) {
    try {
      String markup = INLINED.matcher(html).replaceAll("$1$3");
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      return new Page(
          html, factory.newDocumentBuilder().parse(new InputSource(new StringReader(markup))));
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError("the page is not well-formed: " + e.getMessage(), e);
    }
  }

  List<Element> all(String tag) {
    List<Element> found = new ArrayList<>();
    NodeList nodes = document.getElementsByTagName(tag);
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  Element byId(String id) {
    return all("*").stream().filter(e -> e.getAttribute("id").equals(id)).findFirst().orElseThrow();
  }

  String conclusion() {
    return all("p").stream()
        .filter(e -> e.getAttribute("class").equals("conclusion"))
        .findFirst()
        .orElseThrow()
        .getTextContent();
  }

  /** The words of a table row by row, its head included. */
  List<List<String>> table(String caption) {
    Element table =
        all("table").stream()
            .filter(t -> t.getElementsByTagName("caption").item(0).getTextContent().equals(caption))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no table is called " + caption));
    List<List<String>> rows = new ArrayList<>();
    NodeList lines = table.getElementsByTagName("tr");
    for (int i = 0; i < lines.getLength(); i++) {
      NodeList cells = lines.item(i).getChildNodes();
      List<String> row = new ArrayList<>();
      for (int j = 0; j < cells.getLength(); j++) {
        row.add(cells.item(j).getTextContent());
      }
      rows.add(row);
    }
    return rows;
  }

  /** What plots say to those who cannot see them. */
  List<String> plots() {
    return all("svg").stream()
        .filter(e -> e.getAttribute("role").equals("img"))
        .map(e -> e.getAttribute("aria-label"))
        .toList();
  }

  /** What stands inside an element whose content is not markup, the last one with this start. */
  String inlined(String start) {
    Matcher parts = INLINED.matcher(html);
    String found = "";
    while (parts.find()) {
      found = parts.group(1).equals(start) ? parts.group(2) : found;
    }
    assertThat(found).as(start).isNotEmpty();
    return found;
  }
}
