import type { FeedFigures, FeedState } from '../city/ServerSource.ts';
import { feedName } from '../settings/address-settings.ts';
import type { StoredFeed } from './cache/snapshot-store.ts';
import { heldReason } from './import-words.ts';
import type { ImportOutcome } from './ImportJob.ts';

/** More reasons than these don't fit into the operator's table. The log and the report have all. */
const MOST_REASONS = 5;

function refusalText(reasons: readonly string[]): string {
  const rest = reasons.length - MOST_REASONS;
  const more =
    rest > 0
      ? [`${rest} more: see the log, or run npm run feed-report, or curbside feed-report.`]
      : [];
  return [...reasons.slice(0, MOST_REASONS), ...more].join(' ');
}

/** How the readings of a feed went, for the metrics and the operator's page. */
export interface FeedRecord {
  /** A stored snapshot is in use. */
  snapshotOpened(stored: Pick<StoredFeed, 'importedAt' | 'report' | 'leftOut'>): void;
  /** A stored snapshot is not used, and the one before is. */
  putAside(reason: string): void;
  /** @param routesBefore how many routes the feed had before */
  readingEnded(outcome: ImportOutcome, routesBefore: number): void;
  state(): Exclude<FeedState, 'ended'>;
  figures(): FeedFigures;
}

/**
 * @param url the feed's URL or path
 * @param clock returns milliseconds since 1970
 */
export function createFeedRecord(url: string, clock: () => number): FeedRecord {
  let notes: readonly string[] = [];
  let leftOut: StoredFeed['leftOut'];
  let readAt: number | undefined;
  let requests = 0;
  let failures = 0;
  /** Why the last version of the feed is not used. It stays while the feed doesn't change. */
  let rejection: { readonly kind: 'held' | 'refused'; readonly reason: string } | undefined;
  let failure: string | undefined;
  return {
    snapshotOpened(stored) {
      notes = stored.report;
      leftOut = stored.leftOut;
      readAt ??= stored.importedAt;
      rejection = undefined;
    },
    putAside(reason) {
      rejection = { kind: 'refused', reason };
    },
    readingEnded(outcome, routesBefore) {
      requests += 1;
      failure = outcome.kind === 'failed' ? outcome.reason : undefined;
      if (outcome.kind === 'failed') {
        failures += 1;
        return;
      }
      if (outcome.kind === 'imported') rejection = undefined;
      else if (outcome.kind === 'held')
        rejection = { kind: 'held', reason: heldReason(outcome.routes, routesBefore) };
      else if (outcome.kind === 'refused')
        rejection = { kind: 'refused', reason: refusalText(outcome.reasons) };
      // One that can be downloaded and not used was not read well.
      if (rejection === undefined) readAt = clock();
    },
    state: () => (failure === undefined ? (rejection?.kind ?? 'current') : 'unreachable'),
    figures: () => ({
      feed: 'gtfs',
      name: feedName(url),
      requests,
      failures,
      readAt,
      isFailing: (failure ?? rejection) !== undefined,
      failure: failure ?? rejection?.reason,
      ...(leftOut === undefined ? {} : { leftOut }),
      notes,
    }),
  };
}
