/** Milliseconds. By then live times are the timetable's again, wherever they come from. */
const LONGEST = 120_000;

/**
 * Whether the last answer is shown rather than the timetable of the city in the page: what is known of late buses holds for
 * the minutes of a tunnel, too.
 *
 * @param isLocal whether the page answered, since the service can't be reached
 * @param now milliseconds since 1970
 */
export const staysLive = <T extends { readonly updatedAt?: number | undefined }>(
  last: T | undefined,
  isLocal: boolean | undefined,
  now: number,
): last is T => isLocal === true && now - (last?.updatedAt ?? -Infinity) <= LONGEST;
