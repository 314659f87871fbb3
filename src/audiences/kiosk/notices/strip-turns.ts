import type { Notice } from '../../../features/notices/Notice.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { noticesFor, type NoticePlace } from '../../../features/notices/rules/concerning.ts';

/** The shortest time that a notice is shown, in milliseconds, and how fast people read from a distance. */
const SHORTEST = 8_000;
const CHARACTERS_PER_SECOND = 15;

/**
 * The notices in force that a display shows: about its station's stops and routes, and warnings for the whole city. If
 * there are severe ones for the whole city, only these.
 *
 * @param place 'city' for a display of the whole city, which has all warnings, the severe ones first
 */
export function stripNotices(notices: readonly Notice[], place: NoticePlace | 'city'): Notice[] {
  const current = notices.filter(({ isInForce }) => isInForce);
  const ofCity = current.filter(({ concerns }) => concerns.length === 0);
  const severe = ofCity.filter(({ importance }) => importance === 'severe');
  if (severe.length > 0) return severe;
  if (place === 'city')
    return (['severe', 'warning'] as const).flatMap((wanted) =>
      current.filter(({ importance }) => importance === wanted),
    );
  const own = noticesFor(current, place);
  return [...own, ...ofCity.filter(({ importance }) => importance === 'warning')];
}

/** How long a notice is shown, in milliseconds: as long as people need to read it. */
export function readingTime(notice: Notice): number {
  const characters = notice.header.text.length + summaryOf(notice).text.length;
  return Math.max(SHORTEST, (characters / CHARACTERS_PER_SECOND) * 1000);
}

interface Turn {
  readonly index: number;
  /** How much of its time has passed, from 0 to 1. */
  readonly passed: number;
}

/**
 * Finds the item that is shown at a moment. The items are shown one after the other, over and over.
 *
 * @param times how long each item is shown, in milliseconds
 * @returns undefined if there are no items
 */
function turnAt(times: readonly number[], at: number): Turn | undefined {
  const round = times.reduce((sum, time) => sum + time, 0);
  let left = round === 0 ? 0 : at % round;
  for (const [index, time] of times.entries()) {
    if (left < time) return { index, passed: left / time };
    left -= time;
  }
  return undefined;
}

/**
 * The notice whose turn it is, and which of its pages. All displays of a city show the same notice at the same time, and
 * each divides that time among the pages that the notice has on it.
 *
 * @param pages how many pages each notice has; those that are missing have one
 * @param now milliseconds since 1970
 */
export function pageInTurn(
  notices: readonly Notice[],
  pages: readonly number[],
  now: number,
): { notice: number; page: number } | undefined {
  const turn = turnAt(notices.map(readingTime), now);
  if (turn === undefined) return undefined;
  return { notice: turn.index, page: Math.floor(turn.passed * (pages[turn.index] ?? 1)) };
}
