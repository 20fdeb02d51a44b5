package agon.cli.farm;

import static org.assertj.core.api.Assertions.assertThat;

import agon.cluster.FarmStatus;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of a farm, asked as a browser asks it. */
class FarmPageTest {
  @Test
  void whatAMachineSaysIsTextAndNeverMarkup() throws Exception {
    FarmStatus status =
        new FarmStatus("1", 2, 0, List.of(), List.of(), List.of("<script>alert('&')</script>"));
    try (FarmPage page = FarmPage.open(0, () -> status).orElseThrow();
        HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> answer =
          client.send(
              HttpRequest.newBuilder(URI.create(page.address())).build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body())
          .startsWith("<!doctype html>")
          .contains("<h1>Agon farm</h1>")
          .contains("&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;")
          .doesNotContain("<script>");
    }
  }
}
