#!/usr/bin/env python3
"""A WebKitGTK browser that its WebDriver can drive and that keeps its profile; the bundled one keeps nothing."""
import os
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = os.environ['BROWSER_PROFILE']
data = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
cookies = context.get_cookie_manager()
cookies.set_persistent_storage(f'{profile}/cookies.sqlite', WebKit2.CookiePersistentStorage.SQLITE)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    window.show_all()
    return view


def start_session(_context, session):
    session.connect('create-web-view', open_view)


context.connect('automation-started', start_session)
Gtk.main()
