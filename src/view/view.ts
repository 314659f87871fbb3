import type { LotFilter } from '../contract/links/lot-filter.ts';
import type { Watch } from '../contract/links/stop-watch.ts';
import type { Need } from '../contract/links/vehicle-needs.ts';
import {
  SUBJECT_NAMES,
  SUBJECT_ROWS,
  type SelectionKind,
  type SubjectName,
  isAdded,
} from '../contract/subjects.ts';
import type { Theme } from '../lib/colors/theme.ts';
import type { Place } from '../lib/geo/distance.ts';
import type { Units } from '../lib/geo/lengths.ts';
import type { JourneyView } from './journey-view.ts';

/** What is selected on the map or in a list; `id` is the thing's own identifier. */
export interface Selection {
  readonly kind: SelectionKind;
  readonly id: string;
}

/** The lists, each with the name of its subject. */
export const PANELS = SUBJECT_NAMES;
export type Panel = SubjectName;

export const LAYERS = SUBJECT_ROWS.filter((row) => row.hasLayer).map(({ name }) => name);
export type LayerName = (typeof LAYERS)[number];

/** Whether a layer is shown where the URL of a frame or display names none: a link says so only if it is hidden. */
export const isFirstLayer = (layer: LayerName): boolean => !isAdded(layer);

/**
 * The layers that an older frame or display doesn't have: its URL was written before they existed.
 *
 * @param asked the layers that the URL names
 */
export const unaskedLayers = <Name extends string>(
  layers: readonly Name[],
  asked: readonly string[],
): Name[] => layers.filter((layer) => isAdded(layer) && !asked.includes(layer));

/** What the map shows. `bearing` is the direction that points up, in degrees clockwise from north. */
interface ViewCamera extends Place {
  readonly zoom: number;
  readonly bearing: number;
}

/** Everything that a link shares. It is stored only in the URL. */
export interface View {
  /** IDs of the chosen routes, each once, in the order chosen; null if the URL has none. */
  readonly routes: readonly string[] | null;
  readonly destination: string | null;
  readonly selection: Selection | null;
  /** The point around which stops are searched. */
  readonly near: Place | null;
  /** Feet, 100 to 499; null for the interface's default of 500. */
  readonly radius: number | null;
  /** Shown in place of the lists; null without one. */
  readonly journey: JourneyView | null;
  readonly panel: Panel;
  readonly lotFilter: LotFilter;
  /** The chosen time, as civil time of the city, `2026-11-20T19:00`; null for now. */
  readonly moment: string | null;
  /** What a bus must have; other buses are dimmed. */
  readonly needs: readonly Need[];
  /** The day of the selected stop's timetable, `2026-11-20`; null if that is not open. */
  readonly timetable: string | null;
  readonly watches: readonly Watch[];
  /** The vehicle that the camera follows, by `vehicleKey`. */
  readonly follow: string | null;
  readonly hidden: readonly LayerName[];
  readonly camera: ViewCamera | null;
  readonly theme: Theme | null;
  readonly lang: string | null;
  /** Units for distances; null for the city's own. */
  readonly units: Units | null;
}

/** A longer list couldn't be read in time to catch a bus. */
export const MAX_WATCHES = 4;
