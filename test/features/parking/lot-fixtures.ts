import type { LotBand, LotReason } from '../../../src/features/parking/lotState.ts';

/** What is sent for a lot, and what every part of the page must make of it. */
export interface LotFixture {
  readonly title: string;
  /** Fields on the wire, in place of those of an ordinary lot; undefined leaves one out. */
  readonly wire: Record<string, unknown>;
  readonly band: LotBand;
  readonly reason?: LotReason;
  /** The count as list and card write it; null where none may be written. */
  readonly count: string | null;
  /** The count as it is read aloud; null where there is none. */
  readonly spoken?: string | null;
  /** The share of the card; null where there is no total to be a share of. */
  readonly share?: string | null;
  readonly flags?: readonly string[];
}

const counted = (
  openSpots: unknown,
  totalSpots: unknown,
  rest: Omit<LotFixture, 'title' | 'wire'>,
): LotFixture => ({
  title: `${JSON.stringify(openSpots)}/${JSON.stringify(totalSpots)}`,
  wire: { openSpots, totalSpots },
  ...rest,
});

const unknown = (reason: LotReason) => ({ band: 'unknown', reason, count: null }) as const;

/** The rows of the requirements, and some more (C1 to C4). */
export const LOT_FIXTURES: readonly LotFixture[] = [
  counted(0, 613, { band: 'full', count: '0 open of 613', share: '0%' }),
  counted(1, 613, {
    band: 'few',
    count: '1 open of 613',
    spoken: '1 of 613 spots open',
    share: '<1%',
  }),
  counted(4, 10, { band: 'few', count: '4 open of 10', share: '40%' }),
  counted(5, 10, { band: 'some', count: '5 open of 10', share: '50%' }),
  counted(9, 9, { band: 'some', count: '9 open of 9', share: '100%' }),
  counted(10, 10, { band: 'plenty', count: '10 open of 10', share: '100%' }),
  counted(30, 613, { band: 'few', count: '30 open of 613', share: '5%' }),
  counted(31, 613, { band: 'some', count: '31 open of 613', share: '5%' }),
  counted(122, 613, { band: 'some', count: '122 open of 613', share: '20%' }),
  counted(123, 613, { band: 'plenty', count: '123 open of 613', share: '20%' }),
  counted(612, 613, { band: 'plenty', count: '612 open of 613', share: '>99%' }),
  counted(613, 613, { band: 'plenty', count: '613 open of 613', share: '100%' }),
  counted(620, 613, {
    band: 'plenty',
    count: '620 open',
    spoken: '620 spots open',
    share: null,
    flags: ['exceeds-total'],
  }),
  counted(7, 5, { band: 'some', count: '7 open', share: null, flags: ['exceeds-total'] }),
  counted(1065, 2065, { band: 'plenty', count: '1,065 open of 2,065', share: '52%' }),
  counted(-1, 613, { band: 'full', count: '0 open of 613', share: '0%', flags: ['negative'] }),
  counted(-61, 613, { band: 'full', count: '0 open of 613', share: '0%', flags: ['negative'] }),
  counted(-62, 613, { ...unknown('impossible'), flags: ['negative'] }),
  counted(-200, 613, { ...unknown('impossible'), flags: ['negative'] }),
  counted(-1, null, { ...unknown('impossible'), flags: ['no-total', 'negative'] }),
  counted(null, 613, unknown('no-count')),
  counted('301', 613, { band: 'plenty', count: '301 open of 613', share: '49%' }),
  counted('  12 ', '613', { band: 'few', count: '12 open of 613', share: '2%' }),
  counted('FULL', 613, unknown('no-count')),
  counted('', 613, unknown('no-count')),
  counted(Number.NaN, 613, unknown('no-count')),
  counted(Number.POSITIVE_INFINITY, 613, unknown('no-count')),
  counted(true, 613, unknown('no-count')),
  counted([301], 613, unknown('no-count')),
  counted(301, 0, { band: 'plenty', count: '301 open', share: null, flags: ['no-total'] }),
  counted(301, null, { band: 'plenty', count: '301 open', share: null, flags: ['no-total'] }),
  counted(301, -5, { band: 'plenty', count: '301 open', share: null, flags: ['no-total'] }),
  counted(4, null, { band: 'few', count: '4 open', flags: ['no-total'] }),
  counted(9, null, { band: 'some', count: '9 open', flags: ['no-total'] }),
  counted(1.5, 10, { band: 'few', count: '1 open of 10', share: '10%', flags: ['fraction'] }),
  counted(0.9, 10, { band: 'full', count: '0 open of 10', share: '0%', flags: ['fraction'] }),
  counted(0, 0, { band: 'full', count: '0 open', share: null, flags: ['no-total'] }),
  { title: 'no openSpots at all', wire: { openSpots: undefined }, ...unknown('no-count') },
  {
    title: 'no totalSpots at all',
    wire: { openSpots: 1, totalSpots: undefined },
    band: 'few',
    count: '1 open',
    spoken: '1 spot open',
    flags: ['no-total'],
  },
  {
    title: 'a short name with a leading zero',
    wire: { shortName: '0123', openSpots: 23, totalSpots: 613 },
    band: 'few',
    count: '23 open of 613',
    share: '4%',
  },
  {
    title: 'a name of 90 characters',
    wire: { name: 'Garage '.repeat(13).trim(), openSpots: 200, totalSpots: 613 },
    band: 'plenty',
    count: '200 open of 613',
    share: '33%',
  },
  {
    title: 'an operator that nobody knows',
    wire: { operatedBy: 'zz9', openSpots: 200, totalSpots: 613 },
    band: 'plenty',
    count: '200 open of 613',
    share: '33%',
  },
];
