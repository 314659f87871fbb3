import type { FeedState } from '../../../api/feeds/feedState.ts';
import type { Read } from '../../../api/Read.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { View } from '../../../view/view.ts';
import type { DataHealth, DataState } from './frame-messages.ts';

/** From the best to the worst. A frame that still loads one layer is neither live nor lost. */
const ORDER: readonly DataHealth[] = ['live', 'loading', 'late', 'lost'];

function worstOf(all: readonly DataHealth[]): DataHealth {
  const worst = Math.max(-1, ...all.map((one) => ORDER.indexOf(one)));
  return ORDER[worst] ?? 'loading';
}

function stopHealth(read: Read<unknown> | undefined): DataHealth {
  // A stop stays where it is, so a list that cannot be refreshed is late and not lost.
  if (read?.answer !== undefined) return read.failure === undefined ? 'live' : 'late';
  return read?.failure === undefined ? 'loading' : 'lost';
}

function vehicleHealth({ state, visibility }: FeedState): DataHealth {
  if (state === 'loading') return 'loading';
  if (state === 'live' || state === 'empty') return 'live';
  return visibility === 'hidden' ? 'lost' : 'late';
}

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
  /** As `feedState` says. */
  readonly vehicles: readonly FeedState[];
  /** Undefined in a city without parking. */
  readonly lots: Read<unknown> | undefined;
}

/**
 * The state of the data that a frame shows (B27): `lost` if a shown layer has nothing left to show, `late`
 * if what it shows is old. Hidden layers don't count.
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
  if (!hidden.includes('stops')) layers.stops = worstOf(stops.map(stopHealth));
  if (features.vehicles && !hidden.includes('vehicles'))
    layers.vehicles = worstOf(vehicles.map(vehicleHealth));
  if (features.parking && !hidden.includes('lots'))
    layers.lots = lotHealth(lots ?? {}, now, staleness);
  return { state: worstOf(Object.values(layers)), layers };
}
