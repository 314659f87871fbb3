import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { DepartureButton } from '../../../../src/features/times/row/DepartureButton.tsx';
import { live, NOW, rowsOf, scheduled } from '../../../support/departure-rows.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

/** The text of the parts of the row of these buses: destination, words, time, later times. */
function partsOf(arrivals: readonly Arrival[], hasClock = false, notice?: string) {
  const [row] = rowsOf(arrivals);
  if (row === undefined) throw new Error('no row');
  render(
    <DepartureButton row={row} now={NOW} color="#1d5fbf" hasClock={hasClock} notice={notice} />,
  );
  const parts = [...screen.getByRole('button').children].map((part) =>
    part.textContent.replace(/\s+/g, ' ').trim(),
  );
  const struck = [...document.querySelectorAll('s')].map((one) => one.textContent);
  const tone = document.querySelector('[data-tone]:last-of-type')?.getAttribute('data-tone');
  cleanup();
  return { parts: parts.slice(1), struck, tone };
}

test('Q6: on time, late and early each have their word and tone, and the right column has only times', () => {
  const later = live('10:30:00', '10:30:00');
  const rowOf = (clock: string) => partsOf([live(clock, '10:10:00'), later]);
  expect(rowOf('10:11:59')).toEqual({
    parts: ['Capitol', 'On time', '11 min', '29 min'],
    struck: [],
    tone: 'ok',
  });
  expect(rowOf('10:12:00')).toEqual({
    parts: ['Capitol', '2 min late', '11 min', '29 min'],
    struck: [],
    tone: 'warn',
  });
  expect(rowOf('10:09:00')).toMatchObject({ parts: ['Capitol', '1 min early', '8 min', '29 min'] });
  expect(partsOf([scheduled('10:10:00')])).toEqual({
    parts: ['Capitol', 'Scheduled', '10:10 AM', ''],
    struck: [],
    tone: 'soft',
  });
});

test('Q4: a card adds the clock time, and strikes through the one that no longer holds', () => {
  expect(partsOf([live('10:10:00', '10:10:00')], true).parts).toEqual([
    'Capitol',
    'On time 10:10 AM',
    '9 min',
    '',
  ]);
  expect(partsOf([live('10:22:00', '10:10:00')], true)).toEqual({
    parts: ['Capitol', '12 min late 10:10 10:22', '21 min', ''],
    struck: ['10:10'],
    tone: 'warn',
  });
  expect(partsOf([live('11:22:00', '11:10:00')], true).parts[1]).toBe('12 min late');
});

test('Q4: minutes after the next have their unit once, and clock times stand as they are', () => {
  const laterOf = (...clocks: readonly Arrival[]) =>
    partsOf([live('10:03:00', '10:03:00'), ...clocks]).parts[3];
  const at = (clock: string) => live(clock, clock);
  expect(laterOf(at('10:14:30'), at('10:29:30'))).toBe('1429 min');
  expect(laterOf(at('10:14:30'), scheduled('10:40:00'))).toBe('14 min10:40 AM');
  const byHeadway = scheduled('10:40:00', { headwaySeconds: 600 });
  expect(laterOf(at('10:14:30'), byHeadway)).toBe('14 min');
});

test('Q4: of the later times, those that count minutes are marked, and "Now" is not', () => {
  const [row] = rowsOf([
    live('10:00:25', '10:00:25'),
    live('10:00:30', '10:00:30'),
    live('10:01:30', '10:01:30'),
  ]);
  if (row !== undefined) render(<DepartureButton row={row} now={NOW} color="#1d5fbf" />);
  const later = [...document.querySelectorAll<HTMLElement>('.departure__later span')];
  expect(later.map(({ textContent, dataset }) => [textContent, dataset['counted']])).toEqual([
    [en.times.now, 'false'],
    ['1 min', 'true'],
  ]);
});

test('Q5: a row that doesn’t come has its time struck through, and one that was not seen only the word', () => {
  expect(partsOf([scheduled('10:10:00', { state: 'canceled' })], true)).toEqual({
    parts: ['Capitol', en.times.canceled, '10:10 AM', ''],
    struck: ['10:10 AM'],
    tone: 'soft',
  });
  expect(partsOf([scheduled('10:10:00', { isUnseen: true })], true)).toEqual({
    parts: ['Capitol', en.times.unseen, '10:10 AM', ''],
    struck: [],
    tone: 'soft',
  });
});

test('Q4, N5: how late a bus is stands before what a notice says, which a narrow row may cut', () => {
  const { parts } = partsOf([live('10:22:00', '10:10:00')], false, 'Detour');
  expect(parts[1]).toBe('12 min late Detour');
});

test('T21: a row is one sentence for screen readers, with its notice, and opens its trip', () => {
  const [row] = rowsOf([live('10:07:00', '10:04:00'), scheduled('10:20:00')]);
  const onSelect = vi.fn<() => void>();
  if (row !== undefined)
    render(
      <DepartureButton
        row={row}
        now={NOW}
        color="#1d5fbf"
        notice="Detour"
        facts={['Few seats']}
        onSelect={onSelect}
      />,
    );
  fireEvent.click(
    screen.getByRole('button', {
      name: 'Route 4 to Capitol, in 6 minutes, live, 3 minutes late, then scheduled at 10:20 AM CST, Few seats, Detour',
    }),
  );
  expect(onSelect).toHaveBeenCalledOnce();
});

test.each([
  ['194', true],
  ['CCE1/A', true],
  ['Red Line', true],
  ['RapidRide', false],
  ['Montreal - Kingston - Toronto', false],
])('Q4: a route’s number is on the badge, and a whole name beside it: %s', (routeID, isOnBadge) => {
  const [row] = rowsOf([{ ...scheduled('10:10:00'), routeID }]);
  if (row === undefined) throw new Error('no row');
  render(<DepartureButton row={row} now={NOW} color="#1d5fbf" />);
  const [badge, , about] = screen.getByRole('button').children;
  expect(badge?.textContent).toBe(isOnBadge ? routeID : '');
  expect(badge?.querySelector('svg') === null).toBe(isOnBadge);
  expect(about?.textContent.replace(/\s+/g, ' ').trim()).toBe(
    isOnBadge ? 'Scheduled' : `Scheduled ${routeID}`,
  );
});
