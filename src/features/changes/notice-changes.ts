import type { Visit } from './visit.ts';

/** What is stored of a notice, to compare later ones with it. */
export type KnownNotice = NonNullable<Visit['notices']>[number];

/** A notice that is new, says something else, or is over. */
export interface NoticeChange {
  readonly id: string;
  readonly kind: 'notice-new' | 'notice-changed' | 'notice-ended';
  readonly header: string;
}

/**
 * How notices differ from the ones that a rider knew. Another time, order or ID is no news. Only notices of
 * interest to the rider count, also among the ones that ended.
 */
export function noticeChanges(
  before: readonly KnownNotice[],
  now: readonly KnownNotice[],
): NoticeChange[] {
  const knownByID = new Map(before.map((notice) => [notice.id, notice]));
  const knownTexts = new Set(before.map(({ content }) => content));
  const presentIDs = new Set(now.map(({ id }) => id));
  const presentTexts = new Set(now.map(({ content }) => content));
  const change = (kind: NoticeChange['kind'], { id, header, content }: KnownNotice) => ({
    id: `${kind} ${id} ${content}`,
    kind,
    header,
  });
  return [
    ...now.flatMap((notice) => {
      if (!notice.isOfInterest || knownTexts.has(notice.content)) return [];
      return [change(knownByID.has(notice.id) ? 'notice-changed' : 'notice-new', notice)];
    }),
    ...before.flatMap((notice) => {
      const isThere = presentIDs.has(notice.id) || presentTexts.has(notice.content);
      return isThere || !notice.isOfInterest ? [] : [change('notice-ended', notice)];
    }),
  ];
}
