import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import type { LotPlan } from '../../../src/api/feeds/lots/event-marks.ts';
import type { LotFilter } from '../../../src/contract/links/lot-filter.ts';
import { LotCard } from '../../../src/features/parking/card/LotCard.tsx';
import { LotFilters } from '../../../src/features/parking/list/LotFilters.tsx';
import { listLots } from '../../../src/features/parking/listLots.ts';
import type { ListedLot } from '../../../src/features/parking/listLots.ts';
import { NO_LOT_FILTER, filterLots } from '../../../src/features/parking/lot-filter.ts';
import { lotScreenReaderText } from '../../../src/features/parking/lot-words.ts';
import {
  markerStyleID,
  lotMarkerStyle,
} from '../../../src/features/parking/map/lot-marker-style.ts';
import { PlannedFor, PlanNotice } from '../../../src/features/parking/plan/PlanNotice.tsx';
import { instantOf } from '../../../src/lib/time/zoned-time.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { LanguageProvider } from '../../../src/ui/text/Language.tsx';
import { aLot, theSettings } from '../../support/builders.ts';
import { LIVE } from '../../support/feeds/health.ts';
import { listedLots } from '../../support/feeds/listed-lots.ts';
import { render } from '../../support/page/render.tsx';
import { ANY, exactly } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const PLANS: readonly LotPlan[] = ['window', 'maybe', 'none', 'unknown'];

function planned(plan: LotPlan) {
  const [lot] = listLots([aLot()], {
    settings: theSettings(),
    health: LIVE,
    eventMarkOf: () => 'now',
    planOf: () => plan,
  });
  if (lot === undefined) throw new Error('no lot');
  return lot;
}

test.each(PLANS)(
  'C29: with the plan “%s” a lot has no count, no band and no current event mark',
  (plan) => {
    expect(planned(plan)).toMatchObject({
      plan,
      event: null,
      state: { band: 'unknown', reason: 'planned', count: null },
    });
  },
);

test('C29: each plan has its own marker on the map, without the count', () => {
  const styles = PLANS.map((plan) =>
    markerStyleID(lotMarkerStyle(planned(plan), String, 'light', false)),
  );
  expect(new Set(styles).size).toBe(PLANS.length);
  expect(styles.every((style) => !style.includes('301'))).toBe(true);
});

test('C29: a screen reader reads neither count nor age', () => {
  const timeZone = 'America/Chicago';
  const formats = createFormats('en', 'feet', timeZone);
  const context = { timeZone, words: en, formats, age: 0, fetchedAt: 0 };
  expect(lotScreenReaderText(planned('maybe'), context)).toBe(
    `Capitol Square North Garage, ${en.parking.plan.maybe}`,
  );
});

test('C29: the card hides the count and says why', () => {
  render(<LotCard listed={planned('window')} receivedAt={0} operators={[]} onClose={() => {}} />);
  const card = screen.getByRole('article').textContent ?? '';
  expect(card).toContain(en.parking.plan.window);
  expect(card).toContain(en.parking.why.planned);
  expect(card).not.toContain('301');
  expect(document.querySelector('.lots-age')).toBeNull();
});

describe('the filters', () => {
  const noop = () => {};
  function filters(lots: readonly ListedLot[], filter: Partial<LotFilter>) {
    const { unmount } = render(
      <LotFilters
        lots={lots}
        operators={[]}
        filter={{ ...NO_LOT_FILTER, ...filter }}
        sort={filter.sort ?? 'name'}
        onFilterChange={noop}
        hasPlace
        hasBusData
      />,
    );
    const toggle = screen.getByRole('button', { name: en.parking.withOpenSpots });
    const note = document.getElementById(
      toggle.getAttribute('aria-describedby') ?? '',
    )?.textContent;
    const sorts = screen.getAllByRole('option').map(({ textContent }) => textContent);
    const toggles = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return { note, sorts, toggles };
  }
  const full = listedLots([aLot({ openSpots: 0 })]);

  test('C29: at a chosen time the filter for open spots excludes no lot, and says why', () => {
    const filter = { ...NO_LOT_FILTER, hasOpenSpots: true };
    const lots = PLANS.map(planned);
    expect(filterLots(lots, filter)).toEqual(lots);
    expect(filters(lots, filter).note).toBe(en.parking.openSpotsUnknown);
    expect(filters(lots, NO_LOT_FILTER).note).toBe('');

    expect(filterLots(full, filter)).toEqual([]);
    expect(filters(full, filter).note).toBe('');
  });

  test('C29: at a chosen time the list offers no order by live data, and filters events of that time', () => {
    const { sort, withEvent, withEventAtTime } = en.parking;
    const filter = { sort: 'open' } as const;
    expect(filters([planned('none')], filter).sorts).toEqual([sort.name, sort.distance]);
    expect(filters([planned('none')], filter).toggles).toContain(withEventAtTime);
    expect(filters(full, filter).sorts).toContain(sort.open);
    expect(filters(full, filter).toggles).toContain(withEvent);
  });
});

test('C29: a notice names the chosen time and explains the marks', () => {
  const moment = Date.parse('2026-11-20T19:00:00-06:00');
  render(<PlanNotice moment={moment} onBackToNow={() => {}} />);
  // Also with the time zone, if this machine is in another one.
  const when = en.events.dayAndTime('Fri, Nov 20', `7:00 PM${ANY}`);
  expect(screen.getByText(exactly(en.parking.plan.counts(when)))).toBeTruthy();
  const names = { ...en.parking.plan, ...en.parking.plan.legend };
  for (const plan of PLANS) expect(screen.getByText(names[plan])).toBeTruthy();
});

test.each([
  ['Pacific/Auckland', /7:00\sPM GMT\+13/],
  [HERE, /7:00\sPM\./],
])(
  'C20, R28: the chosen time in %s names its time zone if the device is in another one',
  (timeZone, clock) => {
    const evening = { year: 2026, month: 11, day: 20, hour: 19, minute: 0, second: 0 };
    render(
      <LanguageProvider lang="en" words={en} units="feet" timeZone={timeZone}>
        <PlannedFor moment={instantOf(evening, timeZone)} onBackToNow={() => {}} />
      </LanguageProvider>,
    );
    expect(screen.getByText(clock)).toBeTruthy();
  },
);
