package agon.web.page;

/** Every screen on a desk: a class of its own, so that it is looked at beside the other. */
class DeskScreensTest extends ScreensTestBase {
  DeskScreensTest() {
    super(Chromium.Screen.DESK);
  }
}
