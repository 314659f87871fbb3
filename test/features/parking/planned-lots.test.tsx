// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { LotCard } from '../../../src/features/parking/card/LotCard.tsx';
import { LotFilters } from '../../../src/features/parking/list/LotFilters.tsx';
import { PlanNotice } from '../../../src/features/parking/marks/PlanNotice.tsx';
import { listLots } from '../../../src/features/parking/listLots.ts';
import type { ListedLot } from '../../../src/features/parking/listLots.ts';
import type { LotPlan } from '../../../src/lib/event-marks.ts';
import {
  markerStyleID,
  lotMarkerStyle,
} from '../../../src/features/parking/map/lot-marker-style.ts';
import { lotScreenReaderText } from '../../../src/features/parking/lot-words.ts';
import { NO_LOT_FILTER, filterLots } from '../../../src/features/parking/list/lot-filter.ts';
import type { LotFilter } from '../../../src/lib/lot-sorts.ts';
import { en } from '../../../src/lib/words/en.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { render } from '../../support/render.tsx';

afterEach(cleanup);

const PLANS: readonly LotPlan[] = ['window', 'maybe', 'none', 'unknown'];

function planned(plan: LotPlan) {
  const [lot] = listLots([aLot()], {
    settings: theSettings(),
    freshness: 'fresh',
    eventMarkOf: () => 'now',
    planOf: () => plan,
  });
  if (lot === undefined) throw new Error('no lot');
  return lot;
}

test.each(PLANS)(
  'C29: with the plan “%s” a lot has no count, no band and no mark of now',
  (plan) => {
    expect(planned(plan)).toMatchObject({
      plan,
      event: null,
      state: { band: 'unknown', reason: 'planned', count: null },
    });
  },
);

test('C29: each plan looks different on the map, and different from now', () => {
  const looks = PLANS.map((plan) =>
    markerStyleID(lotMarkerStyle(planned(plan), String, 'light', false)),
  );
  expect(new Set(looks).size).toBe(PLANS.length);
  expect(looks.every((look) => !look.includes('301'))).toBe(true);
});

test('C29: is read aloud without count and age', () => {
  const timeZone = 'America/Chicago';
  const formats = createFormats('en', 'feet', timeZone);
  const telling = { lang: 'en', timeZone, words: en, formats, age: 0, fetchedAt: 0 };
  expect(lotScreenReaderText(planned('maybe'), telling)).toBe(
    'Capitol Square North Garage, an event may be affecting parking then',
  );
});

test('C29: the card hides the count and says why', () => {
  render(<LotCard listed={planned('window')} receivedAt={0} operators={[]} onClose={() => {}} />);
  const card = screen.getByRole('article').textContent ?? '';
  expect(card).toContain('event parking then');
  expect(card).toContain('A count is of now and says nothing of another time.');
  expect(card).not.toMatch(/301|checked/);
});

describe('the filters', () => {
  const noop = () => {};
  function filters(lots: readonly ListedLot[], wish: Partial<LotFilter>) {
    const { unmount } = render(
      <LotFilters
        lots={lots}
        operators={[]}
        filter={{ ...NO_LOT_FILTER, ...wish }}
        onFilterChange={noop}
        hasPlace
        hasBusData
      />,
    );
    const room = screen.getByRole('button', { name: 'Has space' });
    const described = document.getElementById(room.getAttribute('aria-describedby') ?? '');
    const said = described?.textContent;
    const sorts = screen.getAllByRole('option').map(({ textContent }) => textContent);
    const toggles = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return { said, sorts, toggles };
  }
  const full = listLots([aLot({ openSpots: 0 })], {
    settings: theSettings(),
    freshness: 'fresh',
    eventMarkOf: () => null,
  });

  test('C29: “Has space” leaves no lot out for its count of now, and says why', () => {
    const wish = { ...NO_LOT_FILTER, hasOpenSpots: true };
    const lots = PLANS.map(planned);
    expect(filterLots(lots, wish)).toEqual(lots);
    expect(filters(lots, wish).said).toMatch(/^Nobody knows yet which lots will have space/);
    expect(filters(lots, NO_LOT_FILTER).said).toBe('');

    expect(filterLots(full, wish)).toEqual([]);
    expect(filters(full, wish).said).toBe('');
  });

  test('C29: no order by what is so now is offered, and an event is one of then', () => {
    const of = { sort: 'open' } as const;
    expect(filters([planned('none')], of).sorts).toEqual(['Name', 'Distance']);
    expect(filters([planned('none')], of).toggles).toContain('Event then');
    expect(filters(full, of).sorts).toContain('Open spots');
    expect(filters(full, of).toggles).toContain('Event today');
  });
});

test('C29: a notice says what is shown and what the marks mean', () => {
  const moment = Date.parse('2026-11-20T19:00:00-06:00');
  render(<PlanNotice moment={moment} onBackToNow={() => {}} />);
  expect(screen.getByText(/^Lots for Fri, Nov 20, 7:00 PM\. Their counts are hidden/)).toBeTruthy();
  for (const plan of PLANS) expect(screen.getByText(en.parking.plan.legend[plan])).toBeTruthy();
});
