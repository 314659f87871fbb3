import type { LotBand, LotReason } from '../../../src/features/parking/lotState.ts';
import { en } from '../../support/words/catalogs.ts';

/** A lot as the service sends it, and what every part of the page must show for it. */
export interface LotFixture {
  readonly title: string;
  /** Fields that differ from a normal lot on the wire; undefined omits a field. */
  readonly wire: Record<string, unknown>;
  readonly band: LotBand;
  readonly reason?: LotReason;
  /** The count in the list and the card, formatted; null if none may be shown. */
  readonly count: readonly [open: string, total: string | null] | null;
  /** The open share in the card; null without a total. */
  readonly share?: string | null;
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

/** The cases of the requirements C1 to C4, and a few more. */
export const LOT_FIXTURES: readonly LotFixture[] = [
  counted(0, 613, { band: 'full', count: ['0', '613'], share: '0%' }),
  counted(1, 613, { band: 'few', count: ['1', '613'], share: en.parking.below('1%') }),
  counted(4, 10, { band: 'few', count: ['4', '10'], share: '40%' }),
  counted(5, 10, { band: 'some', count: ['5', '10'], share: '50%' }),
  counted(9, 9, { band: 'some', count: ['9', '9'], share: '100%' }),
  counted(10, 10, { band: 'plenty', count: ['10', '10'], share: '100%' }),
  counted(30, 613, { band: 'few', count: ['30', '613'], share: '5%' }),
  counted(31, 613, { band: 'some', count: ['31', '613'], share: '5%' }),
  counted(122, 613, { band: 'some', count: ['122', '613'], share: '20%' }),
  counted(123, 613, { band: 'plenty', count: ['123', '613'], share: '20%' }),
  counted(612, 613, { band: 'plenty', count: ['612', '613'], share: en.parking.above('99%') }),
  counted(613, 613, { band: 'plenty', count: ['613', '613'], share: '100%' }),
  counted(620, 613, { band: 'plenty', count: ['620', null], share: null }),
  counted(7, 5, { band: 'some', count: ['7', null], share: null }),
  counted(1065, 2065, { band: 'plenty', count: ['1,065', '2,065'], share: '52%' }),
  counted(-1, 613, { band: 'full', count: ['0', '613'], share: '0%' }),
  counted(-61, 613, { band: 'full', count: ['0', '613'], share: '0%' }),
  counted(-62, 613, { ...unknown('impossible') }),
  counted(-200, 613, { ...unknown('impossible') }),
  counted(-1, null, { ...unknown('impossible') }),
  counted(null, 613, unknown('no-count')),
  counted('301', 613, { band: 'plenty', count: ['301', '613'], share: '49%' }),
  counted('  12 ', '613', { band: 'few', count: ['12', '613'], share: '2%' }),
  counted('FULL', 613, unknown('no-count')),
  counted('', 613, unknown('no-count')),
  counted(Number.NaN, 613, unknown('no-count')),
  counted(Number.POSITIVE_INFINITY, 613, unknown('no-count')),
  counted(true, 613, unknown('no-count')),
  counted([301], 613, unknown('no-count')),
  counted(301, 0, { band: 'plenty', count: ['301', null], share: null }),
  counted(301, null, { band: 'plenty', count: ['301', null], share: null }),
  counted(301, -5, { band: 'plenty', count: ['301', null], share: null }),
  counted(4, null, { band: 'few', count: ['4', null] }),
  counted(9, null, { band: 'some', count: ['9', null] }),
  counted(1.5, 10, { band: 'few', count: ['1', '10'], share: '10%' }),
  counted(0.9, 10, { band: 'full', count: ['0', '10'], share: '0%' }),
  counted(0, 0, { band: 'full', count: ['0', null], share: null }),
  { title: 'no openSpots at all', wire: { openSpots: undefined }, ...unknown('no-count') },
  { title: 'a closed gate', wire: { openSpots: 0, isClosed: true }, ...unknown('closed') },
  {
    title: 'a closed gate, and a count all the same',
    wire: { openSpots: 40, totalSpots: 613, isClosed: true },
    ...unknown('closed'),
  },
  {
    title: 'no totalSpots at all',
    wire: { openSpots: 1, totalSpots: undefined },
    band: 'few',
    count: ['1', null],
  },
  {
    title: 'a short name with a leading zero',
    wire: { shortName: '0123', openSpots: 23, totalSpots: 613 },
    band: 'few',
    count: ['23', '613'],
    share: '4%',
  },
  {
    title: 'a name of 90 characters',
    wire: { name: 'Garage '.repeat(13).trim(), openSpots: 200, totalSpots: 613 },
    band: 'plenty',
    count: ['200', '613'],
    share: '33%',
  },
  {
    title: 'an operator that is not in the settings',
    wire: { operatedBy: 'zz9', openSpots: 200, totalSpots: 613 },
    band: 'plenty',
    count: ['200', '613'],
    share: '33%',
  },
];
