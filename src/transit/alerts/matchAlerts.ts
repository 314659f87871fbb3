import type { Alert } from '../../contract/alerts/Alert.ts';
import type {
  InformedEntity,
  ReportedAlert,
  ReportedText,
} from '../../contract/realtime/ReportedAlert.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { type ElevatorClosure, elevatorClosure } from '../access/elevatorClosures.ts';
import { Failures } from '../Failures.ts';
import type { AlertFault, CountFault } from './AlertFaults.ts';
import { concernsFrom, type Found } from './concernsFrom.ts';
import { createConcernFinder, type TripIDOf } from './createConcernFinder.ts';
import { createEffectText } from './createEffectText.ts';
import { createPause } from './createPause.ts';
import { fitDescriptions } from './fitDescriptions.ts';
import { type FoundAlert, hasText, joinEffectsSteps } from './joinEffects.ts';
import { tidyAlert } from './tidyAlert.ts';

export interface AlertMatchOptions {
  readonly snapshot: Snapshot;
  readonly tripIDOf: TripIDOf;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A feed's alerts with what they concern in a city. */
export interface AlertMatch {
  readonly alerts: readonly Alert[];
  /** How much was not used, by the reason. */
  readonly leftOut: Readonly<Partial<Record<AlertFault, number>>>;
  /** Some of what the alerts name and the timetable does not have, such as `route 99`. */
  readonly unknown: readonly string[];
  readonly closures: readonly ElevatorClosure[];
}

const MOST_UNKNOWN = 5;
/** An alert costs as much as so many of its entities, or so many characters of its texts, which may be HTML. */
const ALERT_COST = 10;
const CHARACTERS = 200;
/** Of one alert. More would make each rider's answer longer than all others together. */
const MOST_CONCERNS = 500;
/** Routes of all entities of an alert: an agency has many in each. */
const MOST_ROUTES = 10_000;

const NAMES = [
  ['agency', 'agencyID'],
  ['route_type', 'routeType'],
  ['route', 'routeID'],
  ['direction', 'directionID'],
  ['stop', 'stopID'],
  ['trip', 'tripID'],
  ['start_time', 'tripStart'],
  ['start_date', 'tripDate'],
] as const satisfies readonly (readonly [string, keyof InformedEntity])[];

/** What an entity names, for the operator. */
const nameOf = (entity: InformedEntity): string =>
  NAMES.flatMap(([word, member]) => {
    const value = entity[member] ?? '';
    return value === '' || value === -1 ? [] : [`${word} ${value}`];
  }).join(' with ') || 'nothing';

const lengthOf = (texts: readonly ReportedText[]) =>
  texts.reduce((sum, { text }) => sum + text.length, 0);

/** Each entity once: feeds repeat them. */
const distinct = (entities: readonly InformedEntity[]): InformedEntity[] => [
  ...new Map(entities.map((entity) => [JSON.stringify(entity), entity])).values(),
];

/** Gives alerts with the same ID IDs of their own; of those with the same content too there is one. */
function createIdentify(count: CountFault): (alert: Alert) => Alert | null {
  const contentsOf = new Map<string, Set<string>>();
  return (alert) => {
    const content = fingerprint(JSON.stringify(alert));
    const contents = contentsOf.get(alert.alertID);
    if (contents?.has(content) === true) {
      count('alerts that are there twice');
      return null;
    }
    contentsOf.set(alert.alertID, (contents ?? new Set()).add(content));
    if (alert.alertID === '') return { ...alert, alertID: content };
    return contents === undefined ? alert : { ...alert, alertID: `${alert.alertID}.${content}` };
  };
}

/**
 * Matches a feed's alerts to a city, in steps of a few milliseconds. What names nothing known concerns nobody.
 *
 * @param beyond how many alerts of the feed were not read
 */
export function* matchAlertsSteps(
  reported: readonly ReportedAlert[],
  beyond: number,
  { snapshot, tripIDOf, now }: AlertMatchOptions,
): Steps<AlertMatch> {
  const leftOut: Partial<Record<AlertFault, number>> = {};
  const count: CountFault = (fault, more = 1) => {
    if (more > 0) leftOut[fault] = (leftOut[fault] ?? 0) + more;
  };
  const unknown = new Set<string>();
  const matched: FoundAlert[] = [];
  const alerts: Alert[] = [];
  const closures: ElevatorClosure[] = [];
  const identify = createIdentify(count);
  count('alerts beyond a limit', beyond);
  // Most messages have none, and the finder below reads all stops.
  if (reported.length === 0) return { alerts, leftOut, unknown: [], closures };
  const pause = createPause();
  const wanted = new Set<string>();
  for (const { informed } of reported) {
    yield* pause(informed.length / ALERT_COST);
    for (const { tripID } of informed) wanted.add(tripID);
  }
  wanted.delete('');
  const find = createConcernFinder(snapshot, wanted, tripIDOf, now);
  const failures = new Failures();
  function* match(each: ReportedAlert): Steps<void> {
    const tidy = tidyAlert(each, { language: snapshot.city.language, now, count });
    if (tidy === null) return;
    count('informed entities beyond a limit', each.informedBeyond);
    const found: Found[] = [];
    let room = MOST_ROUTES;
    for (const entity of distinct(each.informed)) {
      yield* pause(1);
      const one = find(entity);
      if (one !== null) {
        room -= one.routes?.length ?? 1;
        if (room < 0) count('informed entities beyond a limit');
        else found.push(one);
      } else {
        count('informed entities that name nothing known');
        if (unknown.size < MOST_UNKNOWN) unknown.add(nameOf(entity));
      }
    }
    if (found.length === 0) count('alerts that concern nothing known');
    else matched.push({ tidy, found });
    const closure = elevatorClosure(snapshot, each.informed, tidy);
    if (closure !== null) closures.push(closure);
  }
  for (const each of reported) {
    const { header, description, spokenHeader, spokenDescription, effectDetail } = each;
    const texts = [header, description, spokenHeader, spokenDescription, effectDetail];
    const length = texts.reduce((sum, one) => sum + lengthOf(one), 0);
    yield* pause(ALERT_COST + length / CHARACTERS);
    yield* failures.attemptSteps(each.id, match(each));
  }
  yield;
  const textOf = createEffectText(snapshot);
  function add({ tidy, found }: FoundAlert): void {
    const isCity = found.some(
      ({ routes, stops, trips }) => routes === null && stops === null && trips === null,
    );
    const concerns = isCity ? [] : concernsFrom(found);
    count('informed entities beyond a limit', Math.max(0, concerns.length - MOST_CONCERNS));
    const text = hasText(tidy) ? {} : textOf(tidy.effect, found);
    const alert = identify({ ...tidy, ...text, concerns: concerns.slice(0, MOST_CONCERNS) });
    if (alert !== null) alerts.push(alert);
  }
  for (const each of yield* joinEffectsSteps(matched, snapshot, now)) {
    yield* pause(ALERT_COST + each.found.length);
    failures.attempt(each.tidy.alertID, () => add(each));
  }
  count('alerts that Curbside failed to work out', failures.count);
  return { alerts: fitDescriptions(alerts), leftOut, unknown: [...unknown], closures };
}

/** Matches alerts at once, like `matchAlertsSteps`. */
export const matchAlerts = (
  reported: readonly ReportedAlert[],
  options: AlertMatchOptions,
): AlertMatch => runSteps(matchAlertsSteps(reported, 0, options));
