import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { HideablePart } from '../../../src/ui/browser/HideablePart.tsx';

/** Browsers that have this can keep a layout. jsdom does not have it. */
const stubCheckVisibility = () => Object.assign(Element.prototype, { checkVisibility: () => true });

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

function Page({ isShown, stop }: { isShown: boolean; stop: string }) {
  return (
    <HideablePart isShown={isShown}>
      <p>{stop}</p>
    </HideablePart>
  );
}

/** Renders a part, and returns its element and a function that renders it again. */
function renderPart() {
  const { container, rerender } = render(<Page isShown stop="Main" />);
  const [part] = container.getElementsByTagName('div');
  if (part === undefined) throw new Error('the part has no element');
  return {
    part,
    renderAgain: (isShown: boolean, stop: string) =>
      rerender(<Page isShown={isShown} stop={stop} />),
  };
}

test('a hidden part keeps its layout, also after a change, and is the same part when it is shown again', async () => {
  stubCheckVisibility();
  const { part, renderAgain } = renderPart();
  const [row] = part.children;
  for (const stop of ['Main', 'State']) {
    renderAgain(false, stop);
    expect(part.textContent).toBe(stop);
    expect(part.style.contentVisibility).toBe('hidden');
    // After React, and before the browser lays out the page.
    await Promise.resolve();
    expect(part.style.display).toBe('');
  }
  renderAgain(true, 'State');
  expect(part.style.contentVisibility).toBe('');
  expect(part.style.display).toBe('');
  expect(part.children[0]).toBe(row);
});

test('a browser that cannot keep a layout does not display the hidden part', () => {
  const { part, renderAgain } = renderPart();
  renderAgain(false, 'Main');
  expect(part.style.display).toBe('none');
  expect(part.style.contentVisibility).toBe('');
  renderAgain(true, 'Main');
  expect(part.style.display).toBe('');
});
