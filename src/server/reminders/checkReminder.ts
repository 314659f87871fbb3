import { DEFAULT_ARRIVAL_MINUTES } from '../../contract/arrivals.ts';
import type { Reminder } from '../../contract/reminders.ts';
import { alertsAbout } from '../../service/operations/alerts/alertsAbout.ts';
import type { Source } from '../../service/Source.ts';

/** A reminder in the city's own IDs, and what it need not tell of; a sentence if the city can't give it. */
export type CheckedReminder =
  | { readonly reminder: Reminder; readonly told: readonly string[] }
  | { readonly refusal: string };

/**
 * Finds what a reminder is about in the city. Notices that are there already are not told of.
 *
 * @param now milliseconds since 1970
 * @throws the source's fault while the city can't be read
 */
export async function checkReminder(
  given: Reminder,
  source: Source,
  now: number,
): Promise<CheckedReminder> {
  const { listedIDs, times, alerts } = source;
  const routeID =
    given.routeID === undefined ? undefined : (listedIDs?.route(given.routeID) ?? given.routeID);
  if (routeID !== undefined && !(await source.routeIDs(now)).includes(routeID))
    return { refusal: 'The city has no such route' };
  let { stopID } = given;
  if (stopID !== undefined) {
    const asked = listedIDs?.stop(stopID) ?? stopID;
    const read = await times?.arrivals.read(
      { stopID: asked, minutes: DEFAULT_ARRIVAL_MINUTES },
      now,
    );
    if (!read?.value) return { refusal: 'The city has no times at such a stop' };
    stopID = read.value.stopID ?? asked;
  }
  if (given.tripID !== undefined) {
    const trip = await times?.trip?.read({ tripID: given.tripID }, now);
    if (!trip?.value) return { refusal: 'The city has no such bus' };
  }
  const reminder: Reminder = {
    ...given,
    ...(stopID === undefined ? {} : { stopID }),
    ...(routeID === undefined ? {} : { routeID }),
  };
  if (given.kind !== 'notice') return { reminder, told: [] };
  if (alerts === undefined) return { refusal: 'The city has no notices' };
  const about = alertsAbout((await alerts.read(null, now)).value, reminder, now);
  return { reminder, told: about.map(({ alertID }) => alertID) };
}
