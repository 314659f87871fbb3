// @vitest-environment jsdom
import * as z from 'zod/mini';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { monotonicNow } from '../../../src/lib/time/monotonicNow.ts';
import { LotsAnswer } from '../../../src/contract/parking-lot.ts';
import { LotCard } from '../../../src/features/parking/card/LotCard.tsx';
import { LotLegend } from '../../../src/features/parking/marks/LotLegend.tsx';
import { LotList } from '../../../src/features/parking/list/LotList.tsx';
import { listLots } from '../../../src/features/parking/listLots.ts';
import { lotPoints } from '../../../src/features/parking/map/lot-layers.ts';
import { lotMarkerStyle } from '../../../src/features/parking/map/lot-marker-style.ts';
import { NO_LOT_FILTER } from '../../../src/features/parking/list/lot-filter.ts';
import { en } from '../../../src/lib/words/en.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { render } from '../../support/render.tsx';
import { LOT_FIXTURES } from './lot-fixtures.ts';
import type { LotFixture } from './lot-fixtures.ts';

afterEach(cleanup);

const settings = theSettings();

/** As it is after the wire: decoded, judged and listed. */
function listed({ wire }: LotFixture) {
  const answer = z.decode(LotsAnswer, { lots: [{ ...aLot(), ...wire }] });
  const lots = listLots(answer.lots, { settings, freshness: 'fresh', eventMarkOf: () => null });
  const [lot] = lots;
  if (lot === undefined) throw new Error('the lot was dropped');
  return { answer, lots, lot };
}

const bandWordsOf = ({ band, reason = 'counted' }: LotFixture) =>
  reason === 'counted' ? en.parking.bands[band] : en.parking.reasons[reason];

/** "23 open of 613" as it is read aloud. */
function spokenOf({ count, spoken }: LotFixture): string[] {
  if (spoken !== undefined) return spoken === null ? [] : [spoken];
  const [open, , , of] = count?.split(' ') ?? [];
  if (open === undefined) return [];
  return [of === undefined ? `${open} spots open` : `${open} of ${of} spots open`];
}

describe.each(LOT_FIXTURES)('a lot with $title', (fixture) => {
  const { band, reason = 'counted', count, share = null, flags = [] } = fixture;
  const number = count?.split(' ')[0] ?? '';

  test(`C1, C2, C3: is ${band}, because ${reason}`, () => {
    expect(listed(fixture).lot.state).toMatchObject({ band, reason, anomalies: flags });
  });

  test('C1, C5: its marker has the band’s look and the count', () => {
    const { lot } = listed(fixture);
    const look = lotMarkerStyle(lot, (value) => value.toLocaleString('en'), 'light', false);
    expect(look).toMatchObject({ band, text: number || null });
    const [point] = lotPoints([lot], () => look).features;
    expect(point?.properties).toMatchObject({ icon: expect.stringContaining(`/${band}/`) });
  });

  test('C1, C6: its row is read aloud in words', () => {
    const { answer, lots, lot } = listed(fixture);
    render(
      <LotList
        read={{ answer, receivedAt: monotonicNow() }}
        lots={lots}
        operators={[]}
        filter={NO_LOT_FILTER}
        onFilterChange={() => {}}
        from={null}
        onSelect={() => {}}
        onRetry={() => {}}
      />,
    );
    const speech = [lot.lot.name, ...spokenOf(fixture), bandWordsOf(fixture)].join(', ');
    const row = screen.getByRole('button', { name: `${speech}, updated 0 seconds ago` });
    expect(row.querySelector('.lot-row__count')?.textContent.trim()).toBe(count ?? '');
  });

  test('C1, C4: its card says the same, and a share that is true', () => {
    const { lot } = listed(fixture);
    render(<LotCard listed={lot} receivedAt={monotonicNow()} operators={[]} onClose={() => {}} />);
    const text = (part: string) => document.querySelector(part)?.textContent;
    expect(text('.lot-card__count')).toBe(count ?? '');
    const shareText = share === null ? '' : ` · ${share} open`;
    expect(text('.lot-card__band')).toBe(`${bandWordsOf(fixture)}${shareText}`);
  });

  test('C1, C7: its band has an entry in the legend', () => {
    render(<LotLegend bands={settings.availability} />);
    expect(screen.getByText(en.parking.bands[band])).toBeTruthy();
  });
});

test('C2: counts that came as strings are read, and counted as a drift', () => {
  const drifted = LOT_FIXTURES.filter(({ title }) => title.startsWith('"'));
  const answer = z.decode(LotsAnswer, {
    lots: drifted.map(({ wire }) => ({ ...aLot(), ...wire })),
  });
  expect(answer.drifted).toBe(drifted.length);
});
