import type { StopTransfer } from '../../../contract/snapshot/timetable.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { Renumbering } from './renumber.ts';
import type { Tables } from './Tables.ts';

/** Stops of a station are as many pairs as their number squared. */
const MOST_PAIRS = 500_000;

/** Changes between the snapshot's stops. What holds for a station holds for each of its stops, unless they have a row. */
export function buildTransfers(
  { stops, transfers }: Tables,
  { newOf }: Renumbering,
): readonly StopTransfer[] {
  if (transfers.length === 0) return [];
  const byStation = groupBy(stops.all.keys(), (index) => stops.all[index]?.parent ?? '');
  const served = (stop: number): readonly number[] => {
    const { id = '' } = stops.all[stop] ?? {};
    return [stop, ...(byStation.get(id) ?? [])].map(newOf).filter((index) => index !== -1);
  };
  const pairs = new Map<string, StopTransfer>();
  const isOwn = ({ from, to }: Tables['transfers'][number]) =>
    newOf(from) !== -1 && newOf(to) !== -1;
  const ofStations = transfers.filter((transfer) => !isOwn(transfer));
  for (const transfer of [...ofStations, ...transfers.filter(isOwn)])
    for (const from of served(transfer.from))
      for (const to of served(transfer.to)) {
        if (pairs.size >= MOST_PAIRS) return [...pairs.values()];
        pairs.set(`${from} ${to}`, [from, to, transfer.seconds]);
      }
  return [...pairs.values()];
}
