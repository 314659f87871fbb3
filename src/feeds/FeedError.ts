import type { FeedFinding } from './gtfs/FeedReport.ts';
import { findingSentences } from './gtfs/report/finding-sentences.ts';

/**
 * Thrown when a feed is refused as a whole. Its message names the first fault in one sentence;
 * `findings` has all that were found, each with its file, field and line.
 */
export class FeedError extends Error {
  readonly findings: readonly FeedFinding[];

  constructor(findings: readonly FeedFinding[]) {
    super(findings.flatMap(findingSentences)[0] ?? 'The feed cannot be used.');
    this.name = 'FeedError';
    this.findings = findings;
  }
}
