import { afterEach, beforeEach, expect, test } from 'vitest';

import { tellOldBrowser } from '../../src/boot/tellOldBrowser.ts';
import { oldBrowser as en } from '../../src/lib/words/en/boot.ts';
import { oldBrowser as es } from '../../src/lib/words/es/boot.ts';

const root = document.documentElement;
const text = () => document.querySelector('[role=alert]')?.textContent;
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
/** What a browser reports of a script that it can't parse. */
const parseError = () =>
  window.dispatchEvent(
    new ErrorEvent('error', { message: "Uncaught SyntaxError: Unexpected token '.'" }),
  );

beforeEach(() => {
  document.body.innerHTML = '<div id="curbside"></div>';
  root.removeAttribute('data-old');
  // The boot script has run.
  root.setAttribute('data-theme', '');
  Object.assign(window, { ResizeObserver: class {} });
});
afterEach(() => {
  history.replaceState(null, '', '/');
  root.removeAttribute('data-theme');
});

const start = () => tellOldBrowser({ en, es });

test('F26: where the boot script can’t be parsed, the page says which browsers work, and in which language', () => {
  root.removeAttribute('data-theme');
  history.replaceState(null, '', '/?view=kiosk&lang=es');
  start();
  parsed();
  expect(text()).toBe(es);
  expect(root.hasAttribute('data-old')).toBe(true);
});

test('F26: a browser without something that has no polyfill is told, unless the page has started all the same', () => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  start();
  parsed();
  expect(text()).toBe(en);
});

test('F26: the script has no syntax that is younger than ES5', () => {
  const source = tellOldBrowser.toString().replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  expect(source).not.toMatch(/=>|`|\b(?:const|let|class|async|await|of)\b|\?\.|\?\?|\.\.\.|\*\*/);
  // It is inlined by its text, so it must refer to nothing else in its module.
  const inlined: unknown = new Function(`return (${source})`)();
  expect(inlined).toBeInstanceOf(Function);
});

test('F26: a browser that has everything is told nothing', () => {
  start();
  parsed();
  expect([text(), root.hasAttribute('data-old')]).toEqual([undefined, false]);
});

test('F26: a script that can’t be parsed is told before the page starts, in place of what the boot script says', () => {
  document.body.innerHTML += '<div>It will keep trying.</div>';
  start();
  parseError();
  expect(document.body.textContent).toBe(en);
});

test('F26: a part that can’t be parsed later does not replace a page that has started', () => {
  document.body.innerHTML = '<div id="curbside"><main>The map</main></div>';
  start();
  parseError();
  parsed();
  expect(document.body.textContent).toBe('The map');
});
