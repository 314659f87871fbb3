import type { Theme } from '../../../lib/colors/theme.ts';
import { THEMES } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { splitListText } from '../../../lib/names/list-text.ts';
import { LANGUAGES, matchLanguage } from '../../../lib/words/languages.ts';
import type { Bounds } from '../../../map/camera/camera.ts';
import {
  parseBearing,
  parseNumberIn,
  parseOneOf,
  parsePanelOf,
  parsePlace,
  parseShortText,
  parseZoom,
} from '../../../view/parameter-parsers.ts';
import type { ParseText } from '../../../view/parameter-parsers.ts';
import { nameWarnings } from '../../nameWarnings.ts';
import { parseBounds } from '../../parseBounds.ts';
import { parseScreenID } from '../fleet/screenID.ts';
import { defaultPanels, KIOSK_PANELS, type KioskPanel, withoutDepartures } from './kiosk-panels.ts';

/** More routes, stops, lots or points in a URL are dropped: no station has them. */
const MAX_ENTRIES = 64;

/** A value of an HTTP header, as long as the server asks for. */
const parseSecret: ParseText<string> = (text) => (/^[\w.~-]{8,100}$/.test(text) ? text : null);

const parseSwitch = parseOneOf(['0', '1']);

const parseLanguage: ParseText<string> = (text) =>
  matchLanguage(text, Object.keys(LANGUAGES)) ?? null;

/** The parser of each parameter's value, or of each entry of a list. */
const PARSERS = {
  stop: parseShortText,
  route: parseShortText,
  near: parsePlace,
  lots: parseShortText,
  operator: parseShortText,
  bbox: parseBounds,
  center: parsePlace,
  zoom: parseZoom,
  bearing: parseBearing,
  panels: parsePanelOf(KIOSK_PANELS),
  title: parseShortText,
  dist: parseNumberIn(/^\d{1,2}(\.\d+)?$/, 0.5, 50),
  screen: parseNumberIn(/^\d{1,3}(\.\d+)?$/, 5, 300),
  lang: parseLanguage,
  theme: parseOneOf(THEMES),
  touch: parseSwitch,
  speech: parseSwitch,
  id: parseScreenID,
  secret: parseSecret,
  wake: parseSwitch,
  nightly: parseSwitch,
  shift: parseNumberIn(/^\d{1,2}$/, 0, 24),
};
type Name = keyof typeof PARSERS;
/** With those of the view behind the display; see `kioskView`. */
const NAMES = [...Object.keys(PARSERS), 'view', 'route', 'destination', 'units'];
type Value<N extends Name> = Exclude<ReturnType<(typeof PARSERS)[N]>, null>;

/** What a display shows, from its URL. */
export interface KioskOptions {
  /** The IDs of the routes to show; empty for those of the station or city. */
  readonly routes: readonly string[];
  /** The IDs of the station's stops. */
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
  readonly panels: readonly KioskPanel[];
  /** Whether the URL names the panels. */
  readonly hasOwnPanels: boolean;
  /** The station's name; null for the city's. */
  readonly title: string | null;
  /** From the reader to the screen. */
  readonly distanceMeters: number;
  /** The screen's diagonal. */
  readonly screenInches: number;
  /** Those that alternate; empty for the browser's. */
  readonly languages: readonly string[];
  readonly theme: Theme | null;
  readonly touch: boolean;
  /** Whether a key reads the board aloud. */
  readonly speech: boolean;
  /** The screen's ID; null for the one that the browser has stored. */
  readonly id: string | null;
  /** What the display reports to its server with; null if it has none. */
  readonly secret: string | null;
  /** Whether the screen is kept awake. */
  readonly wake: boolean;
  /** Whether the page reloads once a night. */
  readonly nightly: boolean;
  /** How far the board moves against burn-in; 0 for not at all. */
  readonly shiftPixels: number;
}

/** The options of a display and one line for each value or name that was dropped. */
interface ReadOptions {
  readonly options: KioskOptions;
  readonly warnings: readonly string[];
}

/** Reads a display's options from a query string. Bad values are dropped and the defaults used. */
export function readKioskOptions(parameters: URLSearchParams): ReadOptions {
  const warnings = nameWarnings(parameters, NAMES);
  function valuesOf<N extends Name>(name: N, texts: readonly string[], most: number): Value<N>[] {
    const parse: ParseText<unknown> = PARSERS[name];
    const values: Value<N>[] = [];
    for (const text of texts) {
      const value = parse(text);
      if (isValue<N>(value) && values.length < most) values.push(value);
      // A secret is never shown, not even a wrong one.
      else warnings.push(`${name}=${name === 'secret' ? '…' : text} is not valid and was ignored`);
    }
    return values;
  }
  const first = <N extends Name>(name: N) => valuesOf(name, parameters.getAll(name), 1)[0] ?? null;
  const list = <N extends Name>(name: N, most = MAX_ENTRIES) => {
    const parts = parameters.getAll(name).flatMap(splitListText);
    return valuesOf(name, [...new Set(parts)], most);
  };
  const center = first('center');
  const zoom = first('zoom');
  const named = list('panels');
  const stops = list('stop');
  const near = valuesOf('near', parameters.getAll('near'), MAX_ENTRIES);
  const isStation = stops.length > 0 || near.length > 0;
  if (named.includes('departures') && !isStation)
    warnings.push('panels=departures needs stop or near, and the buses were shown instead');
  const panels = isStation ? named : withoutDepartures(named);
  return {
    options: {
      routes: list('route'),
      stops,
      near,
      lots: list('lots'),
      operator: first('operator'),
      bounds: first('bbox'),
      camera: center === null || zoom === null ? null : { center, zoom },
      bearing: first('bearing') ?? 0,
      panels: panels.length === 0 ? defaultPanels(isStation) : panels,
      hasOwnPanels: panels.length > 0,
      title: first('title'),
      distanceMeters: first('dist') ?? 3,
      screenInches: first('screen') ?? 32,
      languages: list('lang'),
      theme: first('theme'),
      touch: first('touch') === '1',
      speech: first('speech') === '1',
      id: first('id'),
      secret: first('secret'),
      wake: first('wake') !== '0',
      nightly: first('nightly') !== '0',
      shiftPixels: first('shift') ?? 0,
    },
    warnings,
  };
}

function isValue<N extends Name>(value: unknown): value is Value<N> {
  return value !== null;
}
