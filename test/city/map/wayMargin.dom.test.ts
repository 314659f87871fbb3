import { afterEach, expect, test } from 'vitest';

import { wayMargin } from '../../../src/city/map/wayMargin.ts';

function showButtons(width: number) {
  const buttons = document.createElement('div');
  buttons.className = 'map-controls';
  Object.defineProperty(buttons, 'clientWidth', { value: width });
  document.body.append(buttons);
}

afterEach(() => {
  document.body.replaceChildren();
  document.dir = '';
});

test.each([
  ['ltr', { right: 72, left: 56 }],
  ['rtl', { right: 56, left: 72 }],
])('J5: a way on the map ends beside its buttons, in a page that is read %s', (dir, sides) => {
  document.dir = dir;
  showButtons(44);
  expect(wayMargin()).toEqual({ top: 56, bottom: 56, ...sides });
});
