import type { Health } from '../../../api/feeds/health.ts';
import type { Read } from '../../../api/Read.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { View } from '../../../view/view.ts';
import type { DataHealth, DataState } from './frame-messages.ts';

/** The state of several parts: a part that is late or lost makes all of them late, unless all are lost. */
function combine(parts: readonly DataHealth[]): DataHealth {
  const [first = 'loading'] = parts;
  if (parts.every((part) => part === first)) return first;
  return parts.some((part) => part === 'late' || part === 'lost') ? 'late' : 'loading';
}

function stopHealth(read: Read<unknown> | undefined): DataHealth {
  // A stop stays where it is, so a list that cannot be refreshed is late and not lost.
  if (read?.answer !== undefined) return read.failure === undefined ? 'live' : 'late';
  return read?.failure === undefined ? 'loading' : 'lost';
}

/** A host hears `late` of what is frozen: its protocol has no other word for old data. */
const vehicleState = ({ state }: Health): DataHealth => (state === 'frozen' ? 'late' : state);

function lotHealth(
  { answer, receivedAt, failure }: Read<unknown>,
  now: number,
  { lotsLateSeconds, lotsGoneSeconds }: Settings['staleness'],
): DataHealth {
  if (answer === undefined || receivedAt === undefined)
    return failure === undefined ? 'loading' : 'lost';
  const age = (now - receivedAt) / 1000;
  if (age >= lotsGoneSeconds) return 'lost';
  return failure === undefined && age < lotsLateSeconds ? 'live' : 'late';
}

interface DataReads {
  readonly stops: readonly (Read<unknown> | undefined)[];
  readonly vehicles: readonly Health[];
  /** Undefined in a city without parking. */
  readonly lots: Read<unknown> | undefined;
}

/**
 * The state of the data that a frame shows (B27): `lost` if it has nothing left to show, `late` if some of
 * it is old or lost. Hidden layers don't count, and stops, which rarely change, count only if nothing
 * live is shown.
 *
 * @param now milliseconds of `monotonicNow`
 */
export function dataStateOf(
  { stops, vehicles, lots }: DataReads,
  { hidden }: Pick<View, 'hidden'>,
  now: number,
  { features, staleness }: Pick<Settings, 'features' | 'staleness'>,
): DataState {
  const layers: { -readonly [L in keyof DataState['layers']]: DataState['layers'][L] } = {};
  if (!hidden.includes('stops')) layers.stops = combine(stops.map(stopHealth));
  if (features.vehicles && !hidden.includes('vehicles'))
    layers.vehicles = combine(vehicles.map(vehicleState));
  if (features.parking && !hidden.includes('lots'))
    layers.lots = lotHealth(lots ?? {}, now, staleness);
  const { stops: base, ...live } = layers;
  const counted = Object.values(live);
  return { state: combine(counted.length > 0 || base === undefined ? counted : [base]), layers };
}
