import {
  type AlertEffect,
  type AlertPeriod,
  EFFECTS,
  periodAt,
} from '../../contract/alerts/Alert.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { addToGroup } from '../../lib/groupBy.ts';
import type { Steps } from '../../lib/steps.ts';
import type { Found } from './concernsFrom.ts';
import { createPause } from './createPause.ts';
import { createPiecesOf, type Pieces } from './createPiecesOf.ts';
import type { TidyAlert } from './tidyAlert.ts';

/** An alert and what it concerns. */
export interface FoundAlert {
  readonly tidy: TidyAlert;
  readonly found: readonly Found[];
}

/** Texts after so many comparisons of a piece with an effect join none. */
const MOST_COMPARED = 2_000_000;
/** Of pieces that take as long as an informed entity. */
const PIECES = 20;
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

interface Effect {
  readonly alert: FoundAlert;
  readonly pieces: Pieces;
  readonly period: AlertPeriod | undefined;
  /** The pieces that a text is about. */
  readonly joined: Set<string>;
}

/** The effects that have a piece. */
type ByPiece = ReadonlyMap<string, readonly Effect[]>;

/**
 * A text with the effect of those about the same places; the rest of what it concerns keeps the text alone.
 *
 * @param effects the fitting ones
 */
function* withEffect(
  text: FoundAlert,
  pieces: Pieces,
  effects: readonly Effect[],
  byPiece: ByPiece,
  pause: ReturnType<typeof createPause>,
): Steps<FoundAlert[]> {
  const ranks = effects.map(({ alert }) => EFFECTS.indexOf(alert.tidy.effect));
  const worst = EFFECTS[ranks.reduce((one, other) => Math.min(one, other), EFFECTS.length)];
  const own = new Set(effects.filter(({ alert }) => alert.tidy.effect === worst));
  const [first] = own;
  if (first === undefined) return [text];
  const both = new Set<string>();
  for (const key of pieces.keys()) {
    const others = byPiece.get(key) ?? [];
    yield* pause((1 + others.length) / PIECES);
    for (const effect of others)
      if (own.has(effect)) {
        effect.joined.add(key);
        both.add(key);
      }
  }
  const { effect, cause, severity } = first.alert.tidy;
  const { tidy } = text;
  const joined: TidyAlert = {
    ...tidy,
    effect,
    cause: tidy.cause === 'unknown-cause' ? cause : tidy.cause,
    severity: tidy.severity === 'unknown-severity' ? severity : tidy.severity,
  };
  const all = [...pieces];
  const rest = all.flatMap(([key, piece]) => (both.has(key) ? [] : [piece]));
  if (rest.length === 0) return [{ tidy: joined, found: text.found }];
  const shared = all.flatMap(([key, piece]) => (both.has(key) ? [piece] : []));
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
 * Joins each alert that has only an effect to those with a text about the same places at the same time, in steps of a few
 * milliseconds: some agencies send a closure twice, as a text with `other-effect` and as `no-service` without a text.
 *
 * @param now milliseconds since 1970
 */
export function* joinEffectsSteps(
  alerts: readonly FoundAlert[],
  snapshot: Snapshot,
  now: number,
): Steps<FoundAlert[]> {
  const isText = ({ tidy }: FoundAlert) => hasText(tidy);
  if (alerts.every(isText) || !alerts.some(isText)) return [...alerts];
  const pause = createPause();
  const piecesOf = createPiecesOf(snapshot);
  const effects = new Map<FoundAlert, Effect>();
  const byPiece = new Map<string, Effect[]>();
  for (const alert of alerts) {
    if (isText(alert)) continue;
    const pieces = piecesOf(alert);
    yield* pause(1 + pieces.size / PIECES);
    const effect = { alert, pieces, period: periodAt(alert.tidy, now), joined: new Set<string>() };
    effects.set(alert, effect);
    for (const key of pieces.keys()) addToGroup(byPiece, key, effect);
  }
  const texts = new Map<FoundAlert, FoundAlert[]>();
  let compared = 0;
  for (const text of alerts.filter(isText)) {
    const pieces = compared < MOST_COMPARED ? piecesOf(text) : new Map<string, Found>();
    const period = periodAt(text.tidy, now);
    const found = new Set<Effect>();
    for (const key of pieces.keys()) {
      const others = byPiece.get(key) ?? [];
      compared += 1 + others.length;
      yield* pause((1 + others.length) / PIECES);
      for (const effect of others) found.add(effect);
    }
    yield* pause(1);
    const fitting = [...found].filter(
      (effect) =>
        [...VAGUE, effect.alert.tidy.effect].includes(text.tidy.effect) &&
        covers(effect.period, period, now),
    );
    texts.set(text, yield* withEffect(text, pieces, fitting, byPiece, pause));
  }
  const joined: FoundAlert[] = [];
  for (const alert of alerts) {
    const effect = effects.get(alert);
    yield* pause((effect?.pieces.size ?? 0) / PIECES);
    joined.push(...(effect === undefined ? (texts.get(alert) ?? []) : leftOf(effect)));
  }
  return joined;
}
