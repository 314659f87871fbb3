import type { FeedFinding } from './FeedReport.ts';

/** One plain sentence about the first occurrence of a fault that makes a feed unusable. */
export function sentenceOf({ kind, file, field, examples }: FeedFinding): string {
  const example = examples[0];
  const value = example?.values[field] ?? '';
  const line = example === undefined || example.line === 0 ? '' : ` line ${example.line}`;
  switch (kind) {
    case 'missing-file':
      return `${file} is missing.`;
    case 'missing-column':
      return `${file} has no column ${field}.`;
    case 'unclosed-quote':
      return `${file}${line}: a quotation mark is never closed.`;
    case 'missing-time-zone':
      return `${file}${line}: ${field} is empty.`;
    case 'unknown-time-zone':
      return `${file}${line}: ${field} "${value}" is not a time zone.`;
    case 'several-time-zones':
      return `${file}${line}: ${field} differs from the first agency's; a feed has one time zone.`;
    case 'no-usable-trip':
      return `${file} has no trip with a route, a service and two stops.`;
    default:
      return `${file}${line}: ${kind}${field === '' ? '' : ` in ${field}`}.`;
  }
}
