import {
  type AlertEffect,
  type AlertPeriod,
  EFFECTS,
  periodAt,
} from '../../contract/alerts/Alert.ts';
import type { Snapshot, SnapshotRoute } from '../../contract/snapshot/snapshot.ts';
import { groupByEach } from '../../lib/groupBy.ts';
import type { Found } from './concernsFrom.ts';
import type { TidyAlert } from './tidyAlert.ts';

/** An alert and what it concerns. */
export interface FoundAlert {
  readonly tidy: TidyAlert;
  readonly found: readonly Found[];
}

/** What an alert concerns, in pieces that others may concern too. */
type Pieces = ReadonlyMap<string, Found>;

/** An alert in more pieces joins no other, nor do those after so many in all: a fault must not fill the memory. */
const MOST_PIECES = 2000;
const MOST_IN_ALL = 200_000;
/** Milliseconds by which two programs of an agency may end the same closure at different times. */
const SAME_TIME = 3_600_000;

/** Effects that say nothing, which an effect about the same places replaces. */
const VAGUE: readonly AlertEffect[] = ['other-effect', 'unknown-effect'];

/** Whether an alert says something in its own words, and not by its effect alone. */
export const hasText = ({ header }: Pick<TidyAlert, 'header'>): boolean =>
  Object.keys(header).length > 0;

/** Whether an effect is in force as long as a text is, by the periods of both that are in force or next. */
function covers(effect: AlertPeriod | undefined, text: AlertPeriod | undefined, now: number) {
  if (effect === undefined || text === undefined) return false;
  const begins = Math.max(text.from ?? 0, now) + SAME_TIME;
  const ends = (text.until ?? Number.POSITIVE_INFINITY) - SAME_TIME;
  return (effect.from ?? 0) <= begins && (effect.until ?? Number.POSITIVE_INFINITY) >= ends;
}

/** Creates the function that takes apart what an alert concerns: routes at stops, directions of routes, and trips. */
function createPiecesOf({ routes, stops }: Snapshot) {
  const routesAt = groupByEach(
    routes,
    ({ directions }) =>
      new Set(directions.flatMap((one) => one.stops.map((stop) => stops[stop]?.stopID ?? ''))),
  );
  const piecesOf = (one: Found): [string, Found][] => {
    const { routes: named, destinations, stops: at, trips, tripRoutes } = one;
    const piece = { routes: null, destinations, stops: null, trips: null, tripRoutes: null };
    if (at !== null)
      return at.flatMap((stop) =>
        (tripRoutes ?? named ?? routesAt.get(stop) ?? []).map((route): [string, Found] => [
          `${route.routeID} at ${stop}`,
          { ...piece, routes: [route], stops: [stop] },
        ]),
      );
    if (trips !== null)
      return trips.map((trip) => [`trip ${trip}`, { ...piece, trips: [trip], tripRoutes }]);
    const toward = (route: SnapshotRoute): [string, Found][] =>
      (destinations ?? route.directions.map(({ destination }) => destination)).map((name) => [
        `${route.routeID} to ${name}`,
        { ...piece, routes: [route], destinations: [name] },
      ]);
    return named === null ? [['city', piece]] : named.flatMap(toward);
  };
  let inAll = 0;
  return ({ found }: FoundAlert): Pieces => {
    const pieces = new Map<string, Found>();
    for (const one of found) {
      for (const [key, piece] of piecesOf(one)) pieces.set(key, piece);
      if (pieces.size > MOST_PIECES) return new Map();
    }
    inAll += pieces.size;
    if (inAll > MOST_IN_ALL) return new Map();
    return pieces;
  };
}

interface Effect {
  readonly alert: FoundAlert;
  readonly pieces: Pieces;
  readonly period: AlertPeriod | undefined;
  /** The pieces that a text is about. */
  readonly joined: Set<string>;
}

/** A text with the effect of those about the same places; the rest of what it concerns keeps the text alone. */
function withEffect(text: FoundAlert, pieces: Pieces, effects: readonly Effect[]): FoundAlert[] {
  const ranks = effects.map(({ alert }) => EFFECTS.indexOf(alert.tidy.effect));
  const worst = EFFECTS[Math.min(...ranks)];
  const own = effects.filter(({ alert }) => alert.tidy.effect === worst);
  const [first] = own;
  if (first === undefined) return [text];
  const both = (key: string) => own.some((effect) => effect.pieces.has(key));
  for (const effect of own)
    for (const key of pieces.keys()) if (effect.pieces.has(key)) effect.joined.add(key);
  const { effect, cause, severity } = first.alert.tidy;
  const { tidy } = text;
  const joined: TidyAlert = {
    ...tidy,
    effect,
    cause: tidy.cause === 'unknown-cause' ? cause : tidy.cause,
    severity: tidy.severity === 'unknown-severity' ? severity : tidy.severity,
  };
  const all = [...pieces];
  const rest = all.flatMap(([key, piece]) => (both(key) ? [] : [piece]));
  if (rest.length === 0) return [{ tidy: joined, found: text.found }];
  const shared = all.flatMap(([key, piece]) => (both(key) ? [piece] : []));
  return [
    { tidy: joined, found: shared },
    { tidy, found: rest },
  ];
}

/** What is left of an effect after texts about its places have it. */
function leftOf({ alert, pieces, joined }: Effect): FoundAlert[] {
  if (joined.size === 0) return [alert];
  const left = [...pieces].flatMap(([key, piece]) => (joined.has(key) ? [] : [piece]));
  // Beside the stops of a closure feeds list its routes and trips, which the text is not about.
  const isAtStops = [...pieces.values()].some(({ stops }) => stops !== null);
  const found = isAtStops ? left.filter(({ stops }) => stops !== null) : left;
  return found.length === 0 ? [] : [{ ...alert, found }];
}

/**
 * Joins each alert that has only an effect to those with a text about the same places at the same time: some
 * agencies send a closure twice, as a text with `other-effect` and as `no-service` without a text.
 *
 * @param now milliseconds since 1970
 */
export function joinEffects(
  alerts: readonly FoundAlert[],
  snapshot: Snapshot,
  now: number,
): FoundAlert[] {
  const isText = ({ tidy }: FoundAlert) => hasText(tidy);
  if (alerts.every(isText) || !alerts.some(isText)) return [...alerts];
  const piecesOf = createPiecesOf(snapshot);
  const effects = new Map<FoundAlert, Effect>();
  for (const alert of alerts)
    if (!isText(alert))
      effects.set(alert, {
        alert,
        pieces: piecesOf(alert),
        period: periodAt(alert.tidy, now),
        joined: new Set(),
      });
  const byPiece = groupByEach(effects.values(), ({ pieces }) => pieces.keys());
  const texts = new Map<FoundAlert, FoundAlert[]>();
  for (const text of alerts.filter(isText)) {
    const pieces = piecesOf(text);
    const period = periodAt(text.tidy, now);
    const found = new Set([...pieces.keys()].flatMap((key) => byPiece.get(key) ?? []));
    const fitting = [...found].filter(
      (effect) =>
        [...VAGUE, effect.alert.tidy.effect].includes(text.tidy.effect) &&
        covers(effect.period, period, now),
    );
    texts.set(text, withEffect(text, pieces, fitting));
  }
  return alerts.flatMap((alert) => {
    const effect = effects.get(alert);
    return effect === undefined ? (texts.get(alert) ?? []) : leftOf(effect);
  });
}
