import { addListMethods, addMethod } from '../lib/addListMethods.ts';
import { STARTED_EVENT } from '../lib/names/start-names.ts';

/** What a browser that can't run the page reads, by language. */
export type OldBrowserWords = Readonly<Record<string, string>>;

/**
 * Helps browsers that lack something: adds the methods that the oldest supported ones lack, and tells people
 * whose browser can't run the page which one can. It has no syntax that is younger than ES5, so that any browser of the
 * last ten years parses it.
 *
 * @param isBroken whether a script of the page could not be parsed
 */
export function helpOldBrowser(words: OldBrowserWords, isBroken: boolean): void {
  function addSignalMethods() {
    if (!('AbortSignal' in window)) return;
    addMethod(AbortSignal, 'timeout', function (milliseconds: number) {
      var controller = new AbortController();
      setTimeout(function () {
        controller.abort(new DOMException('timed out', 'TimeoutError'));
      }, milliseconds);
      return controller.signal;
    });
    addMethod(AbortSignal, 'any', function (signals: readonly AbortSignal[]) {
      var controller = new AbortController();
      signals.forEach(function (signal) {
        function abort() {
          controller.abort(signal.reason);
        }
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort);
      });
      return controller.signal;
    });
  }

  /** The first of the page's languages that the URL or the browser names, by the first part of its tag, or the script of Chinese. */
  function language() {
    var asked = /[?&]lang=([\w-]+)/i.exec(location.search);
    var whole = ((asked && asked[1]) || navigator.language || 'en').toLowerCase();
    var wanted = /^zh.*(hant|tw|hk|mo)/.test(whole) ? 'zh-hant' : whole.split('-')[0];
    var found = Object.keys(words).filter(function (tag) {
      return tag.toLowerCase() === wanted || tag.toLowerCase().split('-')[0] === wanted;
    });
    return found[0] || 'en';
  }

  /** Loads the page again once it has changed: another version may help. */
  function reloadOnChange() {
    var before = '';
    setInterval(function () {
      var request = new XMLHttpRequest();
      request.open('GET', location.href);
      request.addEventListener('load', function () {
        if (request.status !== 200) return;
        if (before !== '' && before !== request.responseText) location.reload();
        before = request.responseText;
      });
      request.send();
    }, 900000);
  }

  function tell() {
    var container = document.getElementById('curbside');
    // A page that has started has content, and only a part of it has failed.
    if (!container || container.firstChild) return;
    // The boot script then neither promises to try again nor reloads the page.
    var event = document.createEvent('Event');
    event.initEvent(STARTED_EVENT, false, false);
    window.dispatchEvent(event);
    var lang = language();
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.setAttribute('lang', lang);
    text.setAttribute('dir', 'auto');
    text.setAttribute('style', 'margin:1rem;font:1.125rem/1.5 sans-serif');
    text.appendChild(document.createTextNode(words[lang] || ''));
    container.appendChild(text);
    reloadOnChange();
  }

  addListMethods();
  addSignalMethods();
  // Chrome 93, Firefox 98 and Safari 15.4 have these.
  if (!isBroken) isBroken = !('hasOwn' in Object && 'HTMLDialogElement' in window);
  if (!isBroken) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
  else tell();
}
