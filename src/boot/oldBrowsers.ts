import { helpOldBrowser, type OldBrowserWords } from './helpOldBrowser.ts';

/** The build writes them here. */
declare const OLD_BROWSER_WORDS: OldBrowserWords;

// `old-browsers.js`, which only browsers load that lack something. `?broken` says that one can't parse a script.
var script = document.currentScript;
helpOldBrowser(OLD_BROWSER_WORDS, script instanceof HTMLScriptElement && /broken/.test(script.src));
