import { act, fireEvent, screen } from '@testing-library/react';
import { createRef, useEffect, useState } from 'react';
import { expect, test } from 'vitest';

import type { SearchEntry } from '../../../../src/features/search/results/findEntries.ts';
import { SearchResults } from '../../../../src/features/search/results/SearchResults.tsx';
import { render } from '../../../support/page/render.tsx';

const lot = (id: string): SearchEntry => ({ kind: 'lot', id, name: `Lot ${id}`, detail: '' });

/** What the tests don't look at. */
const REST = {
  status: '',
  Mark: () => null,
  onChoose: () => {},
  onHighlight: () => {},
};

test('R5: the highlighted result stays when other results arrive, and another text starts at its best match', () => {
  const inputRef = createRef<HTMLInputElement>();
  let poll = (_entries: readonly SearchEntry[]) => {};
  let type = (_text: string) => {};
  function Search() {
    const [entries, setEntries] = useState<readonly SearchEntry[]>([lot('a'), lot('b')]);
    const [text, setText] = useState('l');
    useEffect(() => {
      poll = setEntries;
      type = setText;
    }, []);
    return (
      <>
        <input ref={inputRef} />
        <SearchResults text={text} entries={entries} inputRef={inputRef} {...REST} />
      </>
    );
  }
  render(<Search />);
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  expect(chosen()).toBe('Lot a');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown' });
  expect(chosen()).toBe('Lot b');
  act(() => poll([lot('a'), lot('new'), lot('b')]));
  expect(chosen()).toBe('Lot b');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowUp' });
  expect(chosen()).toBe('Lot new');
  act(() => poll([lot('a')]));
  expect(chosen()).toBe('Lot a');
  // Without that result its place is highlighted.
  act(() => poll([lot('a'), lot('b'), lot('c')]));
  expect(chosen()).toBe('Lot b');
  act(() => type('lo'));
  expect(chosen()).toBe('Lot a');
});

test('R21: the result under the pointer or reached by keys is highlighted until it is left', () => {
  const inputRef = createRef<HTMLInputElement>();
  const highlights: (string | null)[] = [];
  const search = (text: string, entries: readonly SearchEntry[]) => (
    <>
      <input ref={inputRef} />
      <SearchResults
        text={text}
        entries={entries}
        inputRef={inputRef}
        {...REST}
        onHighlight={(entry) => highlights.push(entry?.id ?? null)}
      />
    </>
  );
  const { rerender, unmount } = render(search('l', [lot('a'), lot('b')]));
  const option = (name: string) => screen.getByRole('option', { name });
  const highlight = () => highlights.at(-1);
  expect(highlight(), 'typing alone marks nothing').toBeNull();
  fireEvent.pointerEnter(option('Lot a'));
  expect(highlight()).toBe('a');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown' });
  expect(highlight()).toBe('b');
  fireEvent.pointerEnter(option('Lot a'));
  expect(highlight()).toBe('a');
  fireEvent.pointerLeave(option('Lot a'));
  expect(highlight()).toBe('b');
  rerender(search('lo', [lot('a'), lot('b')]));
  expect(highlight()).toBeNull();
  fireEvent.pointerEnter(option('Lot a'));
  rerender(search('lo', [lot('b')]));
  expect(highlight(), 'its row is now another one’s').toBe('b');
  rerender(search('lo', []));
  expect(highlight(), 'the result is gone').toBeNull();
  rerender(search('lo', [lot('b')]));
  fireEvent.pointerEnter(option('Lot b'));
  unmount();
  expect(highlight()).toBeNull();
});

test('R5: a finger chooses the result that it has touched, also if other results have come meanwhile', () => {
  const inputRef = createRef<HTMLInputElement>();
  const chosen: string[] = [];
  const search = (entries: readonly SearchEntry[]) => (
    <>
      <input ref={inputRef} />
      <SearchResults
        {...REST}
        text="l"
        entries={entries}
        inputRef={inputRef}
        onChoose={({ id }) => chosen.push(id)}
      />
    </>
  );
  const { rerender } = render(search([lot('a'), lot('b')]));
  const row = () => screen.getAllByRole('option')[1] ?? document.body;
  fireEvent.pointerDown(row());
  rerender(search([lot('new'), lot('a'), lot('b')]));
  fireEvent.click(row());
  // A click without a finger, as of a screen reader.
  fireEvent.pointerDown(document.body);
  const [first = document.body] = screen.getAllByRole('option');
  fireEvent.click(first);
  expect(chosen).toEqual(['b', 'new']);
});
