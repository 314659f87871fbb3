import type { Notice } from '../../../features/notices/Notice.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { noticesFor, type NoticePlace } from '../../../features/notices/rules/concerning.ts';

/** The shortest time that a notice is shown, in milliseconds, and how fast people read from a distance (N7). */
const SHORTEST = 8_000;
const CHARACTERS_PER_SECOND = 15;

/**
 * The notices in force that a display shows: about its station's stops and routes, and warnings for the whole city. If
 * there are severe ones for the whole city, only these (N7).
 */
export function stripNotices(notices: readonly Notice[], place: NoticePlace): Notice[] {
  const current = notices.filter(({ isInForce }) => isInForce);
  const ofCity = current.filter(({ concerns }) => concerns.length === 0);
  const severe = ofCity.filter(({ importance }) => importance === 'severe');
  if (severe.length > 0) return severe;
  const own = noticesFor(current, place);
  return [...own, ...ofCity.filter(({ importance }) => importance === 'warning')];
}

/** How long a notice is shown, in milliseconds: as long as people need to read it. */
export function readingTime(notice: Notice): number {
  const characters = notice.header.text.length + summaryOf(notice).text.length;
  return Math.max(SHORTEST, (characters / CHARACTERS_PER_SECOND) * 1000);
}

/**
 * The notice whose turn it is. All displays of a city show the same one at the same time.
 *
 * @param now milliseconds since 1970
 */
export function noticeInTurn(notices: readonly Notice[], now: number): Notice | undefined {
  const times = notices.map(readingTime);
  const round = times.reduce((sum, time) => sum + time, 0);
  let left = round === 0 ? 0 : now % round;
  return notices.find((_, index) => {
    const time = times[index] ?? 0;
    left -= time;
    return left < 0;
  });
}
