import { reachedStops } from '../../../../contract/board/reach.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { useStopNamed } from '../../places/useStopNamed.ts';
import { useStopsByID } from '../../places/useStops.ts';

/** A stop of the board. */
export interface BoardStop {
  /** What `stop` has for it. */
  readonly text: string;
  readonly stopID: string;
  /** Minutes to walk there; null if nobody has said them. */
  readonly minutes: number | null;
  readonly name: string;
  /** Null until it is known, and for a stop that doesn't exist. */
  readonly place: Place | null;
}

/** What `stop` has for a stop with minutes to it. */
export const stopText = (stopID: string, minutes: number | null): string =>
  minutes === null ? stopID : `${stopID}:${minutes}`;

/** The stops of the board, of which those that exist have a place. */
export function useBoardStops(texts: readonly string[]): readonly BoardStop[] {
  const stopNamed = useStopNamed();
  const meant = texts.flatMap((text) => reachedStops(text).map((stop) => ({ text, ...stop })));
  const answers = useStopsByID(meant.map(({ stopID }) => stopID));
  return texts.map((text) => {
    const read = meant.flatMap((stop, index) =>
      stop.text === text ? [{ ...stop, answer: answers[index] }] : [],
    );
    // Until the service has answered, `0100:6` is stop 0100 in six minutes.
    const { answer, ...stop } = read.find((one) => one.answer !== undefined) ??
      read.at(-1) ?? { text, stopID: text, minutes: null, answer: undefined };
    return { ...stop, ...stopNamed(stop.stopID, answer) };
  });
}
