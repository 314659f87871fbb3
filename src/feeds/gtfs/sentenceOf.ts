import type { FeedFinding } from './FeedReport.ts';
import { findingSentences } from './report/finding-sentences.ts';

/** One plain sentence about the first occurrence of a fault. */
export function sentenceOf(finding: FeedFinding): string {
  return findingSentences(finding)[0] ?? '';
}
