import { sumByName } from '../../../lib/sumByName.ts';
import type { FeedFinding, FindingKind } from '../FeedReport.ts';

/** What was left out of a feed, in words for the operator, who sees the number before them. */
const LEFT_OUT: Partial<Record<FindingKind, string>> = {
  'missing-value': 'rows with an empty value',
  'bad-value': 'rows with a bad value',
  'duplicate-id': 'rows with the ID of another',
  'unknown-reference': 'rows that refer to something not in the feed',
  'reference-left-out': 'rows that refer to something left out',
  'other-time-zone': 'routes in another time zone',
  'on-demand': 'rows of service on demand',
  'duplicate-sequence': 'rows with the sequence number of another',
  'too-many-rows': 'rows beyond a limit',
  'too-many-runs': 'periods that repeat a trip too often',
  'too-few-stops': 'trips with fewer than two stops',
  'too-few-points': 'shapes with fewer than two points',
  'no-start-time': 'departures of trips without a time',
};

/** How much was left out of a feed, by the reason. The sentences of its report say where. */
export function leftOutCounts(findings: readonly FeedFinding[]): Record<string, number> {
  return sumByName(
    findings.flatMap(({ kind, severity, count }): [string, number][] => {
      const reason = LEFT_OUT[kind] ?? (severity === 'left-out' ? kind : undefined);
      return reason === undefined ? [] : [[reason, count]];
    }),
  );
}
