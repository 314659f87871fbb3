import type { Notice } from '../../../features/notices/Notice.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';
import { noticesFor, type NoticePlace } from '../../../features/notices/rules/concerning.ts';
import type { StripPart } from './strip-parts.ts';

/** The shortest time that a notice is shown, in milliseconds, and how fast people read from a distance. */
const SHORTEST = 8_000;
const CHARACTERS_PER_SECOND = 15;
/** A part counts as at least this many characters, so that it stays for some seconds. */
const LEAST_CHARACTERS = 45;

/**
 * The notices in force that a display shows: about its station's stops and routes, and warnings for the whole city. If
 * there are severe ones for the whole city, only these.
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

interface Turn {
  readonly index: number;
  /** How much of its time has passed, from 0 to 1. */
  readonly passed: number;
}

/** Which item is shown at a time, if each is shown for its own duration in turn. Undefined if there is none. */
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
 * The notice whose turn it is, and which of its parts. All displays of a city show the same notice at the same time,
 * and each divides that time among the parts that fit on it, by their lengths.
 *
 * @param parts the parts of each notice
 * @param now milliseconds since 1970
 */
export function partInTurn(
  notices: readonly Notice[],
  parts: readonly (readonly StripPart[])[],
  now: number,
): { notice: number; part: number } | undefined {
  const turn = turnAt(notices.map(readingTime), now);
  if (turn === undefined) return undefined;
  const lengths = (parts[turn.index] ?? []).map(({ header, summary }) =>
    Math.max(LEAST_CHARACTERS, (header + summary).length),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return { notice: turn.index, part: turnAt(lengths, turn.passed * whole)?.index ?? 0 };
}
