import type { BoardLanguage } from './boardLanguage.ts';

/** Until when a display is off; null if it isn't. @param wait milliseconds, 0 if it is in use */
export function offSentence(
  now: number,
  wait: number,
  { words, formats }: BoardLanguage,
): string | null {
  const until = now + wait;
  const time = [formats.day(until), formats.clock(until)].join(words.lists.comma);
  return wait === 0 ? null : words.display.offUntil(time);
}
