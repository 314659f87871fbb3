import type { LanguageReport } from './compileWords.ts';

/** How many messages are named. */
const MOST_NAMED = 10;

/**
 * For each language what is wrong in its files, and which messages it lacks, in which English stands in for them.
 *
 * @param most how many messages are named; with 0, how many are missing is said in one line
 */
export const whatIsMissing = (
  reports: readonly LanguageReport[],
  most: number = MOST_NAMED,
): string[] =>
  reports.flatMap(({ tag, total, faults, missing }) => {
    const named = missing.slice(0, most).map(({ key, why }) => `  ${key}: ${why}`);
    const more = missing.length - named.length;
    const lacks = `${tag} lacks ${missing.length} of ${total} messages:`;
    const command = `npm run words -- ${tag}`;
    const ofMissing =
      most === 0
        ? [`${lacks} ${command}`]
        : [lacks, ...named, ...(more > 0 ? [`  and ${more} more: ${command}`] : [])];
    const lines = [
      ...faults.map((fault) => `${tag}: ${fault}`),
      ...(missing.length === 0 ? [] : ofMissing),
    ];
    return lines.length === 0 ? [] : lines.join('\n');
  });
