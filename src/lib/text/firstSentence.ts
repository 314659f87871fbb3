/** What ends with a period inside a sentence: names of roads, directions, months and days, and times. */
const ABBREVIATION =
  /(?:^|[\s(])(?:st|sts|ave|av|blvd|rd|dr|hwy|pkwy|pky|pl|sq|ct|cir|ln|tr|mt|ft|no|rt|rte|appr?ox|vs|[a-z]|n\.?w|n\.?e|s\.?w|s\.?e|[ap]\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)$/i;

/** The first sentence of a plain text, or its first line if that ends before. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trimStart().split('\n', 1);
  for (const { index } of line.matchAll(/(?<![.!?])[.!?]+["”’)]?(?=\s)/g)) {
    if (line[index] === '.' && ABBREVIATION.test(line.slice(Math.max(0, index - 12), index)))
      continue;
    return line.slice(0, index + (/^[.!?]+["”’)]?/.exec(line.slice(index))?.[0].length ?? 1));
  }
  return line.trimEnd();
}
