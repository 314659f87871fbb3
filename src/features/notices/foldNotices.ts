import type { Notice } from './Notice.ts';

/** Texts of fewer lines that differ in one say different things. */
const LEAST_LINES = 3;

interface Fold {
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

/** The fold with one more notice; null if that says something else. */
function withNotice(fold: Fold, notice: Notice): Fold | null {
  const lines = notice.description.text.split('\n');
  const at = differingLine(fold.lines, lines);
  if (at === null || (at !== -1 && fold.at !== -1 && at !== fold.at)) return null;
  const variant = lines[at];
  return {
    ...fold,
    at: at === -1 ? fold.at : at,
    variants:
      variant === undefined || fold.variants.includes(variant)
        ? fold.variants
        : [...fold.variants, variant],
    all: [...fold.all, notice],
  };
}

function noticeOf({ first, lines, at, variants, all }: Fold): Notice {
  if (all.length === 1) return first;
  const text = lines.flatMap((line, index) => (index === at ? [line, ...variants] : [line]));
  return {
    ...first,
    description: { ...first.description, text: text.join('\n') },
    concerns: all.flatMap(({ concerns }) => concerns),
  };
}

/**
 * Makes one notice of those that say the same (N5): feeds send a closed stop once for each route, and the texts differ
 * in the line that names the route. All such lines are kept.
 */
export function foldNotices(notices: readonly Notice[]): Notice[] {
  const folds = new Map<string, Fold[]>();
  const ordered: { group: Fold[]; index: number }[] = [];
  for (const notice of notices) {
    const { header, effect, from, until, webUrl, description } = notice;
    const key = JSON.stringify([
      header.text,
      effect,
      from,
      until,
      webUrl,
      notice.concerns.length === 0,
    ]);
    const group = folds.get(key) ?? [];
    folds.set(key, group);
    const merged = group.map((fold) => withNotice(fold, notice));
    const index = merged.findIndex((fold) => fold !== null);
    const fold = merged[index];
    if (fold !== null && fold !== undefined) {
      group[index] = fold;
      continue;
    }
    const lines = description.text.split('\n');
    group.push({ first: notice, lines, at: -1, variants: [], all: [notice] });
    ordered.push({ group, index: group.length - 1 });
  }
  return ordered.flatMap(({ group, index }) => {
    const fold = group[index];
    return fold === undefined ? [] : [noticeOf(fold)];
  });
}
