/** What a browser that can't run the page reads, by language. */
export type OldBrowserWords = Readonly<Record<string, string>>;

/**
 * Tells people whose browser can't run the page which one can (F26): where the boot script can't be parsed, where the
 * page's scripts can't, and where something is missing that has no polyfill. The page is then marked, so that the boot
 * script neither promises to try again nor reloads it.
 *
 * The build inlines this function by its source text, before the boot script. So it refers to nothing outside of it,
 * and has no syntax that is younger than ES5: any browser of the last ten years parses it.
 */
export function tellOldBrowser(words: OldBrowserWords): void {
  var root = document.documentElement;

  function language() {
    var asked = /[?&]lang=([a-z]{2})/i.exec(location.search);
    var tag = (asked && asked[1]) || navigator.language || 'en';
    return tag.slice(0, 2).toLowerCase();
  }

  function tell() {
    var lang = words[language()] ? language() : 'en';
    var container = document.getElementById('curbside');
    // A page that has started has content, and only a part of it has failed.
    if (!container || container.firstChild || root.hasAttribute('data-old')) return;
    root.setAttribute('data-old', '');
    // What the boot script has said so far.
    var before = container.nextElementSibling;
    if (before && before.parentNode && before.tagName === 'DIV')
      before.parentNode.removeChild(before);
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.setAttribute('lang', lang);
    text.setAttribute('style', 'margin:1rem;font:1.125rem/1.5 sans-serif');
    text.appendChild(document.createTextNode(words[lang] || ''));
    container.appendChild(text);
  }

  function hasAll() {
    return (
      // Chrome 93, Firefox 92, Safari 15.4; Firefox 98, Safari 15.4.
      'hasOwn' in Object && 'HTMLDialogElement' in window && 'ResizeObserver' in window
    );
  }

  document.addEventListener('DOMContentLoaded', function () {
    // The boot script sets the theme first of all.
    if (!root.hasAttribute('data-theme') || !hasAll()) tell();
  });
  // Scripts of the page are parsed later.
  window.addEventListener('error', function (event) {
    if (/SyntaxError/.test(event.message || '')) tell();
  });
}
