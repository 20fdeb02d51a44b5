package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two people in two browsers, one of whom sends the other a link. */
class FriendTest extends PageTestBase {
  @Test
  void aGameByALinkWithAClockThatBothSee() {
    Page host = open("#/new/tictactoe");
    host.getByText("A friend, by a link").click();
    host.getByLabel("Clock").selectOption("5m+3s");
    host.getByText("Start the game").click();
    String link = host.getByLabel("Link for your friend").inputValue();
    try (BrowserContext other = Chromium.visitor(Chromium.Screen.PHONE)) {
      Page friend = other.newPage();
      friend.navigate(link);
      see(friend.getByText("Your friend is to move (X)"));
      assertThat(friend.url()).doesNotContain("join");
      expect(friend.locator(".cell.legal")).hasCount(0);
      cell(host, "b2").click();
      see(friend.getByText("Your move (O)"));
      see(host.getByText("Your friend is to move (O)"));
      expect(host.locator(".cell.legal")).hasCount(0);
      expect(friend.locator(".clock.running")).hasText(Pattern.compile("4:5\\d|5:0\\d"));
      expect(host.locator(".clock.running")).hasText(Pattern.compile("4:5\\d|5:0\\d"));
      for (String[] pair : new String[][] {{"a1", "a2"}, {"b1", "c2"}}) {
        see(friend.getByText("Your move (O)"));
        cell(friend, pair[0]).tap();
        see(host.getByText("Your move (X)"));
        cell(host, pair[1]).click();
      }
      see(friend.locator(".result").getByText("X wins"));
      see(host.locator(".result").getByText("X wins"));
      host.getByText("Rematch").click();
      friend.getByText("Rematch").last().click();
      see(friend.getByText("Your move (X)"));
      see(host.getByText("Your friend is to move (X)"));
    }
  }
}
