package agon.web.page;

/** Every screen on a phone: a class of its own, so that it is looked at beside the other. */
class PhoneScreensTest extends ScreensTestBase {
  PhoneScreensTest() {
    super(Chromium.Screen.PHONE);
  }
}
