import type { Alert } from '../../../contract/alerts/Alert.ts';
import type { ClosedStops, StopClosure } from './createClosedStops.ts';

type CreateClosedStops = (closures: readonly StopClosure[]) => ClosedStops;

/** More than any alert has. Each bus at the stop is compared with each of them. */
const MOST_PERIODS = 16;

/** The stops where nobody gets on or off by these alerts. A whole route without service says nothing about a stop. */
function closuresOf(alerts: readonly Alert[]): StopClosure[] {
  const closing = alerts.filter(({ effect }) => effect === 'no-service');
  return closing.flatMap(({ concerns, periods }) =>
    concerns.flatMap((concern) =>
      concern.stops === undefined ? [] : [{ concern, periods: periods.slice(0, MOST_PERIODS) }],
    ),
  );
}

/**
 * Creates the function that finds what an agency's alerts close: the same object until they close something else, so
 * that what was worked out with it stays of use. Null if all stops are open.
 */
export function createClosures() {
  let known: readonly Alert[] = [];
  let last: {
    readonly create: CreateClosedStops;
    readonly text: string;
    readonly closed: ClosedStops | null;
  } | null = null;
  /** @param alerts those of each feed, and the city's own. @param create makes what is found, of one city */
  return (alerts: readonly (readonly Alert[])[], create: CreateClosedStops): ClosedStops | null => {
    const all = alerts.flat();
    const isSame =
      known.length === all.length && known.every((alert, index) => alert === all[index]);
    if (last !== null && isSame && last.create === create) return last.closed;
    known = all;
    // The city lists the alerts of its agency's feeds too.
    const byText = new Map(closuresOf(all).map((one) => [JSON.stringify(one), one]));
    const closures = [...byText.values()];
    const text = [...byText.keys()].join();
    if (last === null || last.create !== create || last.text !== text)
      last = { create, text, closed: closures.length === 0 ? null : create(closures) };
    return last.closed;
  };
}
