import * as z from 'zod/mini';

import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { instant } from '../wire/instant.ts';
import { identifier, text } from '../wire/scalars.ts';
import {
  type Alert,
  type AlertConcern,
  type AlertTexts,
  CAUSES,
  EFFECTS,
  SEVERITIES,
} from './Alert.ts';

const ids = z.prefault(z.array(identifier), []);
/** Texts by language. Not zod's record, which would add to the first script of every page. */
const texts = z.prefault(z.looseObject({}), {});
const textsOf = (sent: Readonly<Record<string, unknown>>): AlertTexts =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([language, each]): [string, string][] =>
      typeof each === 'string' && each.trim() !== '' ? [[language, each]] : [],
    ),
  );

export const WireConcern = z.object({
  routeID: z.optional(identifier),
  destinations: z.optional(z.array(text)),
  stops: z.optional(z.array(identifier)),
  trips: z.optional(z.array(identifier)),
});

const WirePeriod = z.object({ from: z.optional(instant), until: z.optional(instant) });

/* oxlint-disable promise/valid-params -- This is zod's catch, not a promise's. */
/** An alert as it is sent. */
export const WireAlert = z.object({
  alertID: identifier,
  header: texts,
  description: texts,
  // A value of a later version is not known.
  effect: z.prefault(z.catch(z.enum(EFFECTS), 'unknown-effect'), 'unknown-effect'),
  cause: z.prefault(z.catch(z.enum(CAUSES), 'unknown-cause'), 'unknown-cause'),
  severity: z.prefault(z.catch(z.enum(SEVERITIES), 'unknown-severity'), 'unknown-severity'),
  periods: z.prefault(z.array(WirePeriod), []),
  webUrl: z.optional(z.string()),
  routes: ids,
  stops: ids,
  trips: ids,
  concerns: z.optional(z.array(WireConcern)),
});
/* oxlint-enable promise/valid-params */

/** What an alert concerns by the lists alone, of a service that knows no more. */
export function concernsOf({
  routes = [],
  stops = [],
  trips = [],
}: {
  readonly routes?: readonly string[] | undefined;
  readonly stops?: readonly string[] | undefined;
  readonly trips?: readonly string[] | undefined;
}): AlertConcern[] {
  return [
    ...routes.map((routeID) => ({ routeID })),
    ...(stops.length === 0 ? [] : [{ stops }]),
    ...(trips.length === 0 ? [] : [{ trips }]),
  ];
}

/**
 * Decodes an alert of an answer.
 *
 * @returns null if it can't be read or has no text
 */
export function alertFrom(sent: unknown): Alert | null {
  const read = z.safeParse(WireAlert, sent);
  if (!read.success) return null;
  const { routes, stops, trips, concerns, periods, webUrl, ...alert } = read.data;
  const header = textsOf(alert.header);
  if (Object.keys(header).length === 0) return null;
  return {
    ...alert,
    header,
    description: textsOf(alert.description),
    periods: periods.length === 0 ? [{}] : periods,
    webUrl: webUrl === undefined ? undefined : parseHttpUrl(webUrl)?.href,
    concerns: concerns ?? concernsOf({ routes, stops, trips }),
  };
}

/** The lists of what an alert concerns that know no "and": the routes as a whole, the stops and the trips. */
export const flatConcerns = (concerns: readonly AlertConcern[]) => ({
  routes: [
    ...new Set(
      concerns.flatMap(({ routeID, stops, trips }) =>
        routeID === undefined || stops !== undefined || trips !== undefined ? [] : [routeID],
      ),
    ),
  ],
  stops: [...new Set(concerns.flatMap(({ stops = [] }) => stops))],
  trips: [...new Set(concerns.flatMap(({ trips = [] }) => trips))],
});

/** An alert for the response, its times with the offset that `format` gives them. */
export const encodeAlert = (
  { periods, concerns, webUrl, ...alert }: Alert,
  format: (at: number) => string = (at) => new Date(at).toISOString(),
) => ({
  ...alert,
  periods: periods.map(({ from, until }) => ({
    ...(from === undefined ? {} : { from: format(from) }),
    ...(until === undefined ? {} : { until: format(until) }),
  })),
  ...(webUrl === undefined ? {} : { webUrl }),
  ...flatConcerns(concerns),
  concerns,
});

/**
 * The answer of getalerts: what the agency says about its service. `alertFrom` decodes its alerts one by one, because
 * hundreds of long ones take longer than a frame of the page.
 */
export const AlertsAnswer = z.looseObject({
  status: z.optional(z.unknown()),
  timestamp: z.optional(text),
  /** Whether a part of them can't be read right now. */
  isPartial: z.prefault(z.boolean(), false),
  alerts: z.array(z.unknown()),
});
