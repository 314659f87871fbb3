import { healthOf } from '../../../api/feeds/health.ts';
import type { Health } from '../../../api/feeds/health.ts';
import type { Read } from '../../../api/Read.ts';
import { SUBJECTS } from '../../../city/subjects.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { type AddedName, isAdded } from '../../../contract/subjects.ts';
import { isSupported } from '../../../view/supportedView.ts';
import { type LayerName, LAYERS } from '../../../view/view.ts';
import type { View } from '../../../view/view.ts';
import type { FrameMode } from '../options/frame-parameters.ts';
import type { DataHealth, DataState } from './frame-messages.ts';

/** The state of several parts: a part that is late or lost makes all of them late, unless all are lost. */
function combine(parts: readonly DataHealth[]): DataHealth {
  const [first = 'loading'] = parts;
  if (parts.every((part) => part === first)) return first;
  return parts.some((part) => part === 'late' || part === 'lost') ? 'late' : 'loading';
}

/** A host hears `lost` of what is hidden; its protocol has no word for what repeats itself. */
function heardState({ state, visibility }: Health): DataHealth {
  if (state === 'loading' || state === 'live') return state;
  return visibility === 'hidden' ? 'lost' : 'late';
}

interface DataReads {
  readonly mode: FrameMode;
  readonly stops: readonly (Read<unknown> | undefined)[];
  readonly vehicles: readonly Health[];
  /** Undefined in a city without parking. */
  readonly lots: Read<unknown> | undefined;
  /** Of the subjects that the city has and the frame shows. */
  readonly added?: ReadonlyMap<AddedName, Read<unknown> | undefined>;
  /** Of each stop whose departures the frame lists now. */
  readonly departures: readonly Health[];
  /** One while the list of notices is open. */
  readonly notices: readonly Health[];
}

/**
 * The state of the data that a frame shows: `lost` if it has nothing left to show, `late` if some of
 * it is old or lost. Hidden layers don't count, and stops, which rarely change, count only if nothing
 * live is shown. Beside an open list of departures or notices without a map, nothing else does.
 *
 * @param now milliseconds of `monotonicNow`
 */
export function dataStateOf(
  { stops, vehicles, lots, added, departures, notices, mode }: DataReads,
  { hidden }: Pick<View, 'hidden'>,
  now: number,
  { features, staleness }: Pick<Settings, 'features' | 'staleness'>,
): DataState {
  const layers: { -readonly [L in keyof DataState['layers']]: DataState['layers'][L] } = {};
  const parts = {
    stops: stops.map((read) => healthOf(read, now, SUBJECTS.stops.limits(staleness))),
    vehicles,
    lots: [healthOf(lots, now, SUBJECTS.lots.limits(staleness))],
  };
  const partsOf = (layer: LayerName) =>
    isAdded(layer)
      ? [healthOf(added?.get(layer), now, SUBJECTS[layer].limits(staleness))]
      : parts[layer];
  for (const layer of LAYERS)
    if (isSupported(layer, features) && !hidden.includes(layer))
      layers[layer] = combine(partsOf(layer).map(heardState));
  const lists = [...departures, ...notices].map(heardState);
  if (lists.length > 0) layers[departures.length > 0 ? 'departures' : 'notices'] = combine(lists);
  const { stops: base, ...live } = layers;
  const counted = mode === 'list' && lists.length > 0 ? lists : Object.values(live);
  return { state: combine(counted.length > 0 || base === undefined ? counted : [base]), layers };
}
