/**
 * A window of WebKitGTK that is driven by tests and writes its console to stderr. It stands in for
 * MiniBrowser, which browses privately under automation, and then keeps its console to itself.
 * Run by GNOME's JavaScript with a folder for its data.
 */
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";

const [folder] = ARGV;
Gtk.init(null);

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
});
const view = new WebKit.WebView({
  web_context: context,
  settings: new WebKit.Settings({
    enable_write_console_messages_to_stdout: true,
    enable_page_cache: false,
  }),
  is_controlled_by_automation: true,
});
const window = new Gtk.Window({ default_width: 1440, default_height: 900 });
window.add(view);
window.show_all();

context.set_automation_allowed(true);
context.connect("automation-started", (_context, session) => {
  const application = new WebKit.ApplicationInfo();
  application.set_name("WebKitGTK");
  session.set_application_info(application);
  session.connect("create-web-view", () => view);
});
view.connect("close", () => Gtk.main_quit());
Gtk.main();
