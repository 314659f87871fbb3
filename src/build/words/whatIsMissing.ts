import type { LanguageReport } from './compileWords.ts';

/** How many messages a line names. */
const MOST_NAMED = 10;

/** A line for each language that lacks messages, in which English stands in for them. */
export const whatIsMissing = (
  reports: readonly LanguageReport[],
  most: number = MOST_NAMED,
): string[] =>
  reports.flatMap(({ tag, total, missing }) => {
    if (missing.length === 0) return [];
    const named = missing.slice(0, most).map(({ key, why }) => `  ${key}: ${why}`);
    const more = missing.length - named.length;
    return [
      `${tag} lacks ${missing.length} of ${total} messages:`,
      ...named,
      ...(more > 0 ? [`  and ${more} more: npm run words -- ${tag}`] : []),
    ].join('\n');
  });
