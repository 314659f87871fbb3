import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../../src/contract/parking/parking-lot.ts';
import { LotCard } from '../../../src/features/parking/card/LotCard.tsx';
import { LotLegend } from '../../../src/features/parking/list/LotLegend.tsx';
import { LotList } from '../../../src/features/parking/list/LotList.tsx';
import { listLots } from '../../../src/features/parking/listLots.ts';
import { NO_LOT_FILTER } from '../../../src/features/parking/lot-filter.ts';
import { lotPoints } from '../../../src/features/parking/map/lot-layers.ts';
import { lotMarkerStyle } from '../../../src/features/parking/map/lot-marker-style.ts';
import { monotonicNow } from '../../../src/lib/time/monotonicNow.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { LIVE } from '../../support/feeds/health.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';
import { LOT_FIXTURES } from './lot-fixtures.ts';
import type { LotFixture } from './lot-fixtures.ts';

const settings = theSettings();

/** The answer and the lot after decoding the wire data. */
function listed({ wire }: LotFixture) {
  const answer = z.decode(LotsAnswer, { lots: [{ ...aLot(), ...wire }] });
  const lots = listLots(answer.lots, { settings, health: LIVE, eventMarkOf: () => null });
  const [lot] = lots;
  if (lot === undefined) throw new Error('the lot was dropped');
  return { answer, lots, lot };
}

const bandWordsOf = ({ band, reason = 'counted' }: LotFixture) =>
  reason === 'counted' ? en.parking.bands[band] : en.parking.reasons[reason];

const numberOf = (formatted: string) => Number(formatted.replaceAll(',', ''));

/** "23 open of 613", as the list and the card write it. */
function writtenCount({ count }: LotFixture): string {
  if (count === null) return '';
  const [open, total] = count;
  return `${open} ${en.parking.openOf(numberOf(open), total)}`;
}

/** "23 of 613 spots open", as a screen reader reads it. */
function spokenCount({ count }: LotFixture): string[] {
  if (count === null) return [];
  const [open, total] = count;
  return [en.parking.readAloud(numberOf(open), open, total)];
}

describe.each(LOT_FIXTURES)('a lot with $title', (fixture) => {
  const { band, reason = 'counted', count, share = null } = fixture;

  test(`C1, C2, C3: is ${band}, because ${reason}`, () => {
    expect(listed(fixture).lot.state).toMatchObject({ band, reason });
  });

  test('C1, C5: its marker has the style of the band and the count', () => {
    const { lot } = listed(fixture);
    const style = lotMarkerStyle(lot, (value) => value.toLocaleString('en'), 'light', false);
    const sign = reason === 'closed' ? '–' : null;
    expect(style).toMatchObject({ band, text: count?.[0] ?? sign });
    const [point] = lotPoints([lot], () => style).features;
    expect(point?.properties).toMatchObject({ icon: expect.stringContaining(`/${band}/`) });
  });

  test('C1, C6: a screen reader reads its row in words', () => {
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
    const speech = [lot.lot.name, ...spokenCount(fixture), bandWordsOf(fixture)].join(', ');
    const row = within(screen.getByRole('list')).getByRole('button');
    expect(row.getAttribute('aria-label')).toBe(`${speech}, ${en.parking.checked('0 seconds')}`);
    expect(row.querySelector('.lot-row__count')?.textContent.trim()).toBe(writtenCount(fixture));
  });

  test('C1, C4: its card says the same, with a correct share', () => {
    const { lot } = listed(fixture);
    render(<LotCard listed={lot} receivedAt={monotonicNow()} operators={[]} onClose={() => {}} />);
    const text = (part: string) => document.querySelector(part)?.textContent;
    expect(text('.lot-card__count')).toBe(writtenCount(fixture));
    const shareText = share === null ? '' : ` · ${en.parking.share(share)}`;
    expect(text('.lot-card__band')).toBe(`${bandWordsOf(fixture)}${shareText}`);
  });
});

test('C1, C7: each band has an entry in the legend', () => {
  render(<LotLegend bands={settings.availability} />);
  for (const { band } of LOT_FIXTURES)
    expect(screen.getByText(en.parking.bands[band])).toBeTruthy();
});

test('C2: counts sent as strings are read', () => {
  const strings = LOT_FIXTURES.filter(({ title }) => title.startsWith('"'));
  const answer = z.decode(LotsAnswer, {
    lots: strings.map(({ wire }) => ({ ...aLot(), ...wire })),
  });
  expect(strings.length).toBeGreaterThan(0);
  expect(answer.dropped).toBe(0);
});
