import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { BriefAlert } from '../../../src/features/watch/strip/BriefAlert.tsx';
import { render } from '../../support/page/render.tsx';

const ITEM = {
  key: '0100',
  mark: null,
  name: 'University & Park',
  what: '03 to Capitol',
  lines: [],
  status: 'Next: in 12 minutes, live.',
  waiting: null,
  onSelectStop: () => {},
  onRemove: () => {},
};

const textOf = (item: Parameters<typeof BriefAlert>[0]['item']) => {
  render(<BriefAlert item={item} onOpen={() => {}} />);
  return screen.getByRole('button').textContent;
};

test('T18: on a phone a reminder names its bus and when it comes before its stop', () => {
  expect(textOf(ITEM)).toBe('03 to Capitol Next: in 12 minutes, live. University & Park');
});

test('T18: on a phone a reminder of all buses names its stop once', () => {
  expect(textOf({ ...ITEM, what: null }).trim()).toBe(
    'University & Park Next: in 12 minutes, live.',
  );
});

test('T18: on a phone a bus that comes names the stop where it does', () => {
  const sentence = '03 to Capitol arrives in 5 minutes, live.';
  const line = { key: 't1', sentence, onSelect: () => {} };
  expect(textOf({ ...ITEM, what: null, lines: [line] })).toBe(`${sentence} University & Park`);
});
