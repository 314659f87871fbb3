import type { Theme } from '../../lib/colors/theme.ts';
import { THEMES } from '../../lib/colors/theme.ts';
import type { Bounds } from '../../lib/geo/Camera.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { LANGUAGES, matchLanguage } from '../../lib/words/languages.ts';
import { STOP_LISTS } from '../departure-filter.ts';
import {
  parseBearing,
  parseNumberIn,
  parseOneOf,
  parsePanelOf,
  parsePlace,
  parseShortText,
  parseZoom,
} from '../links/parameter-parsers.ts';
import type { ParseText } from '../links/parameter-parsers.ts';
import {
  type ParameterKind,
  type ParameterReader,
  parameterReader,
} from '../links/parameterReader.ts';
import { parseBounds } from '../links/parseBounds.ts';
import { BOARD_PANELS, type BoardPanel, defaultPanels, withoutDepartures } from './board-panels.ts';
import { type DepartureOptions, readDepartureOptions } from './departure-options.ts';
import { readRowOptions, type RowOptions } from './row-options.ts';
import { parseScreenID } from './screens/screen-id.ts';
import { readSpeechOptions, type SpeechOptions } from './speech-options.ts';

/** A value of an HTTP header, as long as the server asks for. */
const parseSecret: ParseText<string> = (text) => (/^[\w.~-]{8,100}$/.test(text) ? text : null);

const parseSwitch = parseOneOf(['0', '1']);

const parseLanguage: ParseText<string> = (text) =>
  matchLanguage(text, Object.keys(LANGUAGES)) ?? null;

/** The path of a picture on the page's own server: its policy lets no other one in. */
const parseLogo: ParseText<string> = (text) =>
  /^\/(?!\/)[^\s\\]{1,200}$/.test(text) ? text : null;

const parseDistance = parseNumberIn(/^\d{1,2}(\.\d+)?$/, 0.5, 50);
const parseInches = parseNumberIn(/^\d{1,3}(\.\d+)?$/, 5, 300);
const parseShift = parseNumberIn(/^\d{1,2}$/, 0, 24);
const parsePanel = parsePanelOf(BOARD_PANELS);

/** Those of the view behind the board. */
export const VIEW_NAMES: readonly string[] = ['view', 'units', 'needs'];

/** What a board shows, from its address or its entry in `screens.json`. */
export interface BoardOptions extends DepartureOptions, RowOptions, SpeechOptions {
  /** The IDs of the routes to show; empty for those of the station or city. */
  readonly routes: readonly string[];
  /** The IDs of the station's stops, some with minutes to them; see `reachedStops`. */
  readonly stops: readonly string[];
  /** Where the display hangs; the first one is "You are here". */
  readonly near: readonly Place[];
  /** Short names or names of the lots to show; empty for all. */
  readonly lots: readonly string[];
  readonly operator: string | null;
  readonly bounds: Bounds | null;
  readonly camera: { readonly center: Place; readonly zoom: number } | null;
  /** The direction that points up on the map, in degrees clockwise from north. */
  readonly bearing: number;
  readonly panels: readonly BoardPanel[];
  /** Whether the settings name the panels. */
  readonly hasOwnPanels: boolean;
  /** The station's name; null for the city's. */
  readonly title: string | null;
  /** A picture beside the title: its path on the page's own server. */
  readonly logo: string | null;
  /** From the reader to the screen. */
  readonly distanceMeters: number;
  /** The screen's diagonal. */
  readonly screenInches: number;
  /** Those that alternate; empty for the browser's. */
  readonly languages: readonly string[];
  readonly theme: Theme | null;
  readonly touch: boolean;
  /** The screen's ID; null for the one that the browser has stored. */
  readonly id: string | null;
  /** What the display reports to its server with; null if it has none. */
  readonly secret: string | null;
  /** Whether the screen is kept awake. */
  readonly wake: boolean;
  /** Whether the page reloads once a night. */
  readonly nightly: boolean;
  /** Whether the builder shows it: such a page is no display. */
  readonly isPreview: boolean;
  /** How far the board moves against burn-in; 0 for not at all. */
  readonly shiftPixels: number;
}

/** The options of a board and one line for each value or name that was dropped. */
interface ReadOptions {
  readonly options: BoardOptions;
  readonly warnings: readonly string[];
}

function optionsFrom(reader: ParameterReader): BoardOptions {
  const { first, list, each } = reader;
  const center = first('center', parsePlace);
  const zoom = first('zoom', parseZoom);
  const named = list('panels', parsePanel);
  const stops = list('stop', parseShortText);
  const near = each('near', parsePlace);
  const isStation = stops.length > 0 || near.length > 0;
  const panels = isStation ? named : withoutDepartures(named);
  const departures = readDepartureOptions(reader);
  const show = first('show', parseOneOf(STOP_LISTS)) ?? 'departures';
  return {
    ...departures,
    filter: show === 'arrivals' ? { ...departures.filter, show } : departures.filter,
    ...readRowOptions(reader),
    ...readSpeechOptions(reader),
    routes: list('route', parseShortText),
    stops,
    near,
    lots: list('lots', parseShortText),
    operator: first('operator', parseShortText),
    bounds: first('bbox', parseBounds),
    camera: center === null || zoom === null ? null : { center, zoom },
    bearing: first('bearing', parseBearing) ?? 0,
    panels: panels.length === 0 ? defaultPanels(isStation) : panels,
    hasOwnPanels: panels.length > 0,
    title: first('title', parseShortText),
    logo: first('logo', parseLogo),
    distanceMeters: first('dist', parseDistance) ?? 3,
    screenInches: first('screen', parseInches) ?? 32,
    languages: list('lang', parseLanguage),
    theme: first('theme', parseOneOf(THEMES)),
    touch: first('touch', parseSwitch) === '1',
    id: first('id', parseScreenID),
    secret: first('secret', parseSecret),
    wake: first('wake', parseSwitch) !== '0',
    nightly: first('nightly', parseSwitch) !== '0',
    isPreview: first('preview', parseSwitch) === '1',
    shiftPixels: first('shift', parseShift) ?? 0,
  };
}

/** The parameters of a board's address, but for those of the view behind it, and how each is read. */
export const BOARD_PARAMETERS: ReadonlyMap<string, ParameterKind> = (() => {
  const reader = parameterReader(new URLSearchParams());
  optionsFrom(reader);
  return reader.kinds;
})();

/** Reads a board's options from a query string. Bad values are dropped and the defaults used. */
export function readBoardOptions(parameters: URLSearchParams): ReadOptions {
  const reader = parameterReader(parameters);
  const options = optionsFrom(reader);
  const isStation = options.stops.length > 0 || options.near.length > 0;
  const needsStation =
    parameterReader(parameters).list('panels', parsePanel).includes('departures') && !isStation;
  return {
    options,
    warnings: [
      ...reader.warnings(VIEW_NAMES),
      ...(needsStation
        ? ['panels=departures needs stop or near, and the buses were shown instead']
        : []),
    ],
  };
}
