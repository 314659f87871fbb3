import type { Log } from '../log.ts';
import { feedName } from '../settings/address-settings.ts';
import type { ImportOutcome } from './ImportJob.ts';

/** A feed with many faults must not fill the log. `npm run feed-report` prints all of them. */
const LINES_LOGGED = 20;

/** The first sentences, and how many follow. */
function firstOf(sentences: readonly string[]): readonly string[] {
  const rest = sentences.length - LINES_LOGGED;
  if (rest <= 0) return sentences;
  return [
    ...sentences.slice(0, LINES_LOGGED),
    `${rest} more: run npm run feed-report, or curbside feed-report.`,
  ];
}

/** Why there is no snapshot, one line for each reason. */
export function reasonsOf(feed: string, outcome: ImportOutcome): string[] {
  const name = feedName(feed);
  const named = (reason: string) => (reason.startsWith(name) ? reason : `${name}: ${reason}`);
  switch (outcome.kind) {
    case 'refused':
      return outcome.reasons.map(named);
    case 'failed':
      return [named(outcome.reason)];
    default:
      return [`${name}: the stored snapshot can't be read.`];
  }
}

const TWICE = 'The server ended twice within a minute of opening this version of the feed.';
/** Why a version of a feed is not served again while another one is. */
export const ENDED_TWICE = `${TWICE} Until the feed changes, or until tomorrow, the version before it is served.`;
/** The same where no other version can be served. */
export const ENDED_TWICE_ALONE = `${TWICE} No other version is stored, so the feed is imported again.`;

/** Why a version of a feed that was imported is not served. */
export const notServed = (error: unknown): string =>
  `The feed can be read, but not served: ${error instanceof Error ? error.message : String(error)}.`;

/** Why a feed that lost too many routes is not used. */
export const heldReason = (routes: number, routesBefore: number): string =>
  `The feed has ${routes} routes, and ${routesBefore} before. The last good snapshot stays. To take the feed, restart with --accept.`;

/** Logs how a reading of the feed ended, in words for the operator. */
export function logOutcome(
  log: Log,
  feed: string,
  outcome: ImportOutcome,
  routesBefore: number,
): void {
  const name = feedName(feed);
  switch (outcome.kind) {
    case 'imported':
      log({ event: 'feed imported', feed: name, routes: outcome.routes });
      for (const line of firstOf(outcome.report)) log({ event: 'feed report', line });
      break;
    case 'unchanged':
      break;
    case 'held':
      log({
        event: 'feed held',
        feed: name,
        reason: heldReason(outcome.routes, routesBefore),
      });
      break;
    case 'refused':
      for (const reason of firstOf(outcome.reasons))
        log({ event: 'feed refused', feed: name, reason });
      break;
    case 'failed':
      log({ event: 'feed not read', feed: name, reason: outcome.reason });
      break;
  }
}
