import { expect, test } from 'vitest';

import { quickenStyles, styleOf } from './quickStyles.ts';

const NAMES = (
  'a button details dialog div embed h1 img input li option p script section select span summary svg ' +
  'table tbody td template tr ul'
).split(' ');

test.each([
  ['class', 'any'],
  ['hidden', ''],
  ['hidden', 'until-found'],
  ['open', ''],
  ['popover', ''],
  ['style', 'display: none'],
  ['style', 'visibility: hidden'],
  ['style', 'position: fixed'],
  ['style', 'pointer-events: none'],
  ['type', 'hidden'],
  ['type', 'HIDDEN'],
])('styles are those of jsdom, also in elements with %s="%s"', (name, value) => {
  quickenStyles();
  document.body.replaceChildren(
    ...NAMES.flatMap((tag) => {
      const [plain, marked] = [document.createElement(tag), document.createElement(tag)];
      marked.setAttribute(name, value);
      marked.append(document.createElement('span'), document.createElement('summary'));
      return [plain, marked];
    }),
  );
  const elements = [...document.body.querySelectorAll('*')];
  const lookOf = (element: Element, style: CSSStyleDeclaration) => {
    const { display, visibility, position, pointerEvents } = style;
    return `${element.outerHTML} ${display} ${visibility} ${position} ${pointerEvents}`;
  };
  expect(
    elements.map((one) => lookOf(one, document.defaultView?.getComputedStyle(one) ?? styleOf(one))),
  ).toEqual(elements.map((one) => lookOf(one, styleOf(one))));
});
