import * as z from 'zod/mini';

import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { instant } from '../instant.ts';
import { decodeList, identifier, text } from '../scalars.ts';
import {
  type Alert,
  type AlertConcern,
  type AlertTexts,
  CAUSES,
  EFFECTS,
  SEVERITIES,
} from './Alert.ts';

const ids = z._default(z.array(identifier), []);
/** Texts by language. Not zod's record, which would add to the first script of every page. */
const texts = z._default(z.looseObject({}), {});
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
const WireAlert = z.object({
  alertID: identifier,
  header: texts,
  description: texts,
  // A value of a later version is not known.
  effect: z._default(z.catch(z.enum(EFFECTS), 'unknown-effect'), 'unknown-effect'),
  cause: z._default(z.catch(z.enum(CAUSES), 'unknown-cause'), 'unknown-cause'),
  severity: z._default(z.catch(z.enum(SEVERITIES), 'unknown-severity'), 'unknown-severity'),
  periods: z._default(z.array(WirePeriod), []),
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

/** An alert without text can't be shown. */
export const ReadAlert = z.pipe(
  WireAlert,
  z
    .custom<z.output<typeof WireAlert>>()
    .check(z.refine(({ header }) => Object.keys(textsOf(header)).length > 0)),
);

function alertOf({
  routes,
  stops,
  trips,
  concerns,
  periods,
  webUrl,
  ...alert
}: z.output<typeof WireAlert>): Alert {
  return {
    ...alert,
    header: textsOf(alert.header),
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

/** The answer of getalerts: what the agency says about its service. Instants are in milliseconds since 1970. */
export type AlertsAnswer = z.output<typeof AlertsAnswer>;
export const AlertsAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    /** Whether a part of them can't be read right now. */
    isPartial: z.optional(z.boolean()),
    alerts: z.array(z.unknown()),
  }),
  z.object({
    timestamp: z.optional(z.string()),
    isPartial: z.boolean(),
    alerts: z.array(z.custom<Alert>()),
    dropped: z.number(),
  }),
  {
    decode: ({ timestamp, isPartial = false, alerts }) => {
      const { elements, dropped } = decodeList(ReadAlert, alerts);
      return {
        ...(timestamp === undefined ? {} : { timestamp }),
        isPartial,
        alerts: elements.map(alertOf),
        dropped,
      };
    },
    encode: ({ timestamp, isPartial, alerts }) => ({
      status: '0',
      timestamp,
      ...(isPartial ? { isPartial } : {}),
      alerts: alerts.map((alert) => encodeAlert(alert)),
    }),
  },
);
