import * as z from 'zod/mini';

import {
  type DepartureOptions,
  readDepartureOptions,
} from '../../../contract/board/departure-options.ts';
import { nameWarnings } from '../../../contract/links/nameWarnings.ts';
import { type ParseText, parseShortText } from '../../../contract/links/parameter-parsers.ts';
import { parameterReader } from '../../../contract/links/parameterReader.ts';
import { isSmallCity } from '../../../contract/operations/first-requests.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { isAdded } from '../../../contract/subjects.ts';
import { splitListText } from '../../../lib/names/list-text.ts';
import type { JourneyView } from '../../../view/journey-view.ts';
import { LAYERS } from '../../../view/view.ts';
import type { View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';
import { FrameParameters } from './frame-parameters.ts';

/** What a frame shows, from its URL: the view that a rider's URL holds too, and the frame's own. */
export interface FrameOptions extends FrameParameters {
  readonly view: View;
  /** The stops of the departures; empty in a frame without them, whose `stop` opens a card. */
  readonly stops: readonly string[];
  /** Which departures of these stops are listed, and how they are called. */
  readonly departures: DepartureOptions;
}

const NO_STOPS: readonly string[] = [];

/** A parameter repeated more often is not ours. */
const MOST_REPEATS = 8;

const NAMES = Object.keys(FrameParameters.shape);

function parametersFrom(texts: Readonly<Record<string, string>>): FrameParameters | null {
  const result = z.safeParse(FrameParameters, texts);
  return result.success ? result.data : null;
}

const DEFAULTS = parametersFrom({});

/** The most stops whose departures a frame lists, because each is a request. */
export const MOST_STOPS = 8;

/** The stops of `stop=`, which is repeated or has commas between them. */
const stopsIn = (parameters: URLSearchParams): readonly string[] =>
  [...new Set(parameters.getAll('stop').flatMap(splitListText))]
    .filter((stopID) => parseShortText(stopID) !== null)
    .slice(0, MOST_STOPS);

/** A destination as published addresses have it, with a comma: "Main St, Downtown". Lists have no space after theirs. */
const parseWithComma: ParseText<string> = (text) =>
  /(?<!\\), /.test(text) ? parseShortText(text) : null;

/**
 * The options of departures. A frame without them takes `destination` for its map. `hide` also names layers, which are
 * no routes.
 */
function departuresIn(parameters: URLSearchParams, hasStops: boolean): DepartureOptions {
  const read = readDepartureOptions(parameterReader(parameters));
  const layers: readonly string[] = LAYERS;
  const hide = read.filter.hide.filter((name) => !layers.includes(name));
  const whole = parseWithComma(parameters.get('destination') ?? '');
  const destinations = whole === null ? read.filter.destinations : [whole];
  return {
    ...read,
    filter: { ...read.filter, hide, destinations: hasStops ? destinations : [] },
  };
}

/** What a frame with departures opens with: not one of its stops. */
function selectionBesideStops(parameters: URLSearchParams): View['selection'] {
  const others = new URLSearchParams(parameters);
  others.delete('stop');
  return viewFromUrl(others).selection;
}

/** `layers` names what is shown; a rider's URL names what is hidden. Without a known name it is dropped. */
function hiddenLayers(parameters: URLSearchParams): View['hidden'] | null {
  const named = parameters.getAll('layers').flatMap((value) => value.split(','));
  const shown = LAYERS.filter((layer) => named.includes(layer));
  return shown.length === 0 ? null : LAYERS.filter((layer) => !shown.includes(layer));
}

/** What says that a frame is to have a map, or a list of its own. */
const CHOICES = ['mode', 'panels', 'panel', 'bbox', 'center', 'layers'];

/**
 * A journey with the event that `event` names in a frame's address, also beside stops. In a rider's, that is a selected
 * event.
 */
function journeyToEvent(journey: JourneyView, parameters: URLSearchParams): JourneyView {
  const selection = selectionBesideStops(parameters);
  return {
    ...journey,
    event: journey.event ?? (selection?.kind === 'event' ? selection.id : null),
  };
}

/**
 * Reads a frame's options from a query string. Unknown parameters are ignored, and a bad value is
 * dropped without an effect on the others. A frame watches no stops and follows no bus: those are personal.
 *
 * @param isLow whether a map would leave no room for the departures of a stop, which then have all of it
 */
export function readFrameOptions(parameters: URLSearchParams, isLow = false): FrameOptions {
  let texts = {};
  let own = DEFAULTS;
  for (const name of NAMES) {
    for (const text of parameters.getAll(name).slice(0, MOST_REPEATS)) {
      const read = parametersFrom({ ...texts, [name]: text });
      if (read === null) continue;
      own = read;
      texts = { ...texts, [name]: text };
      break;
    }
  }
  if (own === null) throw new Error('a parameter of frames has no default');
  if (isLow && parameters.has('stop') && !CHOICES.some((name) => parameters.has(name)))
    own = { ...own, mode: 'list' };
  const view = viewFromUrl(parameters);
  const named = stopsIn(parameters);
  // A list of a stop is its departures, unless the URL names other lists.
  const isOfStop = own.mode === 'list' && named.length > 0 && !parameters.has('panels');
  const panels = isOfStop ? ['departures' as const] : own.panels;
  const stops = panels.includes('departures') ? named : NO_STOPS;
  const departures = departuresIn(parameters, stops.length > 0);
  const [destination = null, ...others] = departures.filter.destinations;
  return {
    ...own,
    panels,
    stops,
    departures,
    view: {
      ...view,
      // A map shows one direction or all.
      destination: stops.length === 0 ? view.destination : others.length > 0 ? null : destination,
      journey: view.journey && journeyToEvent(view.journey, parameters),
      selection:
        view.journey !== null
          ? null
          : stops.length > 0
            ? selectionBesideStops(parameters)
            : view.selection,
      watches: [],
      follow: null,
      hidden:
        hiddenLayers(parameters) ??
        LAYERS.filter((layer) => isAdded(layer) || view.hidden.includes(layer)),
    },
  };
}

/** The options in a city without times, where the first stop opens its card instead. */
export function withoutDepartures(options: FrameOptions): FrameOptions {
  const { stops, view } = options;
  const [id] = stops;
  if (id === undefined) return options;
  const selection = view.selection ?? { kind: 'stop', id };
  return { ...options, stops: NO_STOPS, view: { ...view, selection } };
}

/** The options of a map without any choice: it shows the routes of the whole city, if these are few. */
export function withCityRoutes(
  options: FrameOptions,
  settings: Pick<Settings, 'routes'>,
): FrameOptions {
  const { mode, stops, lots, bbox, view } = options;
  const isChosen =
    view.routes !== null || view.selection !== null || view.near !== null || view.camera !== null;
  const hasChoice = isChosen || stops.length > 0 || lots.length > 0 || bbox !== null;
  if (mode === 'list' || hasChoice || !isSmallCity(settings)) return options;
  const routes = settings.routes.map(({ routeID }) => routeID);
  return { ...options, view: { ...view, routes } };
}

/** Notes the names that are looked up. */
class NotedParameters extends URLSearchParams {
  readonly names = ['view'];
  override getAll(name: string): string[] {
    this.names.push(name);
    return super.getAll(name);
  }
}

/** What is wrong with the names in a frame's query string: those that `readFrameOptions` doesn't look up. */
export function frameNameWarnings(query: string): readonly string[] {
  const parameters = new NotedParameters(query);
  readFrameOptions(parameters);
  return nameWarnings(parameters, parameters.names);
}
