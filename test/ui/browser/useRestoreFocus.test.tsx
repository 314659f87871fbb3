import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useRestoreFocus } from '../../../src/ui/browser/useRestoreFocus.ts';
import { eventually } from '../../support/eventually.ts';

/** jsdom has no layout: an element is visible unless it or a parent is hidden. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const count = this.closest('[hidden]') === null ? 1 : 0;
    return Object.assign(
      Array.from({ length: count }, () => new DOMRect()),
      { item: () => null },
    );
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

interface PageProps {
  isLoading: boolean;
  isOpen: boolean;
  /** Whether the code that restores the focus has loaded. */
  canRestore?: boolean;
}

function FocusRestorer() {
  useRestoreFocus();
  return null;
}

/** A search box that is hidden while its code loads, and a card that was opened from it. */
function Page({ isLoading, isOpen, canRestore = true }: PageProps) {
  return (
    <main>
      {canRestore ? <FocusRestorer /> : null}
      <button>Menu</button>
      <div hidden={isLoading}>
        <input aria-label="Search" />
      </div>
      {isOpen ? (
        <article>
          <button>Back</button>
        </article>
      ) : null}
    </main>
  );
}

const box = () => screen.getByLabelText('Search');
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the card from the search box, with the focus in it. */
function openCard() {
  const page = render(<Page isLoading={false} isOpen />);
  act(() => box().focus());
  act(() => screen.getByRole('button', { name: 'Back' }).focus());
  return page;
}

test('R21: the focus returns to the element that opened a card', async () => {
  const { rerender } = openCard();
  rerender(<Page isLoading={false} isOpen={false} />);
  await eventually(() => expect(document.activeElement).toBe(box()));
});

test('R21: the focus waits for an element that is hidden while its code loads', async () => {
  const { rerender } = openCard();
  rerender(<Page isLoading isOpen={false} />);
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
  rerender(<Page isLoading={false} isOpen={false} />);
  await eventually(() => expect(document.activeElement).toBe(box()));
});

test('R21: what is hidden and keeps its boxes gets no focus', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() =>
    Object.assign([new DOMRect()], { item: () => null }),
  );
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return this.isConnected && this.closest('[hidden]') === null;
    },
  });
  const { rerender } = openCard();
  rerender(<Page isLoading isOpen={false} />);
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
  rerender(<Page isLoading={false} isOpen={false} />);
  await eventually(() => expect(document.activeElement).toBe(box()));
});

test('R21: the focus returns to an element that had it before this code was loaded', async () => {
  const { rerender } = render(<Page isLoading={false} isOpen={false} canRestore={false} />);
  act(() => box().focus());
  rerender(<Page isLoading={false} isOpen />);
  act(() => screen.getByRole('button', { name: 'Back' }).focus());
  rerender(<Page isLoading={false} isOpen={false} />);
  await eventually(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toBe(box());
});

test('R21: the focus returns to a pressed button that did not get it, as in Safari', async () => {
  const { rerender } = render(<Page isLoading={false} isOpen={false} />);
  screen.getByRole('button', { name: 'Menu' }).click();
  expect(document.activeElement).toBe(document.body);
  rerender(<Page isLoading={false} isOpen />);
  act(() => screen.getByRole('button', { name: 'Back' }).focus());
  rerender(<Page isLoading={false} isOpen={false} />);
  await eventually(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});

test('R21: the focus waits beside the map for what loads, and does not go to the link that skips to the lists', async () => {
  const page = (shown: string | null) => (
    <div>
      <FocusRestorer />
      <a href="#lists">Skip to the list</a>
      <main />
      <aside>{shown === null ? null : <button>{shown}</button>}</aside>
    </div>
  );
  const { rerender } = render(page('A result'));
  act(() => screen.getByRole('button').focus());
  rerender(page(null));
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
  rerender(page('Leave now'));
  await eventually(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
