import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import type { Notice } from '../Notice.ts';

/** Texts of fewer lines that differ in one say different things. */
const LEAST_LINES = 3;

const linesOf = memoizeByObject(({ description }: Notice) => description.text.split('\n'));

/** Only notices with the same key may say the same. */
const keyOf = memoizeByObject(({ header, effect, from, until, webUrl, concerns }: Notice) =>
  JSON.stringify([header.text, effect, from, until, webUrl, concerns.length === 0]),
);

/** Notices that say the same. */
interface Merged {
  readonly first: Notice;
  readonly lines: readonly string[];
  /** The line that differs, and what the notices have there. */
  readonly at: number;
  readonly variants: readonly string[];
  readonly all: readonly Notice[];
}

/** The index of the only line that differs; -1 if none does, null if several do. */
function differingLine(one: readonly string[], other: readonly string[]): number | null {
  if (one.length !== other.length) return null;
  const differing = one.flatMap((line, index) => (line === other[index] ? [] : [index]));
  const [at = -1] = differing;
  return differing.length > 1 || (at !== -1 && one.length < LEAST_LINES) ? null : at;
}

/** The same with one more notice; null if that says something else. */
function withNotice(merged: Merged, notice: Notice): Merged | null {
  const lines = linesOf(notice);
  const at = differingLine(merged.lines, lines);
  if (at === null || (at !== -1 && merged.at !== -1 && at !== merged.at)) return null;
  const variant = lines[at];
  return {
    ...merged,
    at: at === -1 ? merged.at : at,
    variants:
      variant === undefined || merged.variants.includes(variant)
        ? merged.variants
        : [...merged.variants, variant],
    all: [...merged.all, notice],
  };
}

/** One line, because the first is the notice's summary: with "Route: 4" alone, riders of 7A would not read on. */
function joinLines(line: string, variants: readonly string[]): string {
  const label = /^[^:]+: */.exec(line)?.[0] ?? '';
  const others = variants.map((one) => (one.startsWith(label) ? one.slice(label.length) : one));
  return [line, ...others].join(/[.!?]$/.test(line) ? ' ' : ', ');
}

function noticeOf({ first, lines, at, variants, all }: Merged): Notice {
  if (all.length === 1) return first;
  const text = lines.map((line, index) => (index === at ? joinLines(line, variants) : line));
  return {
    ...first,
    description: { ...first.description, text: text.join('\n') },
    concerns: all.flatMap(({ concerns }) => concerns),
  };
}

/**
 * Merges the notices that say the same: feeds send a closed stop once for each route, and the texts differ in the
 * line that names the route. All of them are named.
 */
export function mergeNotices(notices: readonly Notice[]): Notice[] {
  const all: Merged[] = [];
  const indexesByKey = new Map<string, number[]>();
  for (const notice of notices) {
    const key = keyOf(notice);
    const indexes = indexesByKey.get(key) ?? [];
    indexesByKey.set(key, indexes);
    const isMerged = indexes.some((index) => {
      const before = all[index];
      const merged = before === undefined ? null : withNotice(before, notice);
      if (merged === null) return false;
      all[index] = merged;
      return true;
    });
    if (isMerged) continue;
    indexes.push(
      all.push({ first: notice, lines: linesOf(notice), at: -1, variants: [], all: [notice] }) - 1,
    );
  }
  return all.map(noticeOf);
}
