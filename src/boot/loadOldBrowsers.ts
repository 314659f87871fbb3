// The page's first script: loads `old-browsers.js` at once if the browser lacks the newest methods that the page uses, or
// when it can't parse a script. Any browser of the last ten years has to parse it, so its syntax is ES5's.
var PATH = '/old-browsers.js';

if (!('AbortSignal' in window && 'any' in AbortSignal && 'toSorted' in []))
  document.write('<script src=' + PATH + '></script>');
addEventListener('error', function (event) {
  if (/SyntaxError/.test(event.message))
    document.head.appendChild(document.createElement('script')).src = PATH + '?broken';
});
