import * as z from 'zod/mini';

/** An address of http or https, or a path on the page's own origin. */
const address = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?!\/))\S*$/, 'expected an http(s) address or a path from /'));

const webAddress = z.string().check(z.regex(/^https?:\/\/\S+$/, 'expected an http(s) address'));

const isoDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date such as 2026-11-20'));

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as #1a2b3c'));

const ianaZone = z.string().check(
  z.refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }, 'expected an IANA time zone such as America/Chicago'),
);

const seconds = (fallback: number, least: number) =>
  z.prefault(z.number().check(z.gte(least)), fallback);

/** `[lon, lat]`. A check of our own: a line has thousands of these. */
const position = z.custom<[number, number]>(
  (value) =>
    Array.isArray(value) &&
    value.length >= 2 &&
    Number.isFinite(value[0]) &&
    Number.isFinite(value[1]),
  'expected [lon, lat]',
);

/** A route's line as GeoJSON, `[lon, lat]`; one line a direction where there are several. */
const Line = z.union([
  z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position)) }),
]);

const RouteSettings = z.strictObject({
  routeID: z.string().check(z.minLength(1)),
  name: z.string(),
  color: colour,
  line: z.optional(Line),
  destinations: z.optional(z.array(z.string())),
});

const OperatorSettings = z.strictObject({
  code: z.string().check(z.minLength(1)),
  name: z.string(),
  /** What the operator says of event rates: shown with its date and its source, or not at all (C23). */
  policy: z.optional(z.strictObject({ text: z.string(), date: isoDate, webUrl: webAddress })),
});

/** A band ends where either its count or its share of the total does (C3). */
const band = (spots: number, percent: number) =>
  z.prefault(
    z.strictObject({
      spots: z.int().check(z.gte(0)),
      percent: z.number().check(z.gte(0), z.lte(100)),
    }),
    { spots, percent },
  );

export const Settings = z.strictObject({
  service: z.strictObject({
    /** Where the interface is answered, without its `/v1`; "" is the page's own origin. */
    baseUrl: z.union([z.literal(''), address], 'expected "", an http(s) address or a path from /'),
    /** A public key: it stands in every request of every rider. */
    key: z.string().check(z.minLength(1)),
  }),
  city: z.strictObject({
    name: z.string().check(z.minLength(1)),
    center: z.strictObject({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lon: z.number().check(z.gte(-180), z.lte(180)),
    }),
    zoom: z.prefault(z.number().check(z.gte(0), z.lte(22)), 13),
    timeZone: ianaZone,
  }),
  languages: z.prefault(z.array(z.enum(['en', 'es'])).check(z.minLength(1)), ['en', 'es']),
  units: z.prefault(z.enum(['feet', 'metres']), 'feet'),
  routes: z.prefault(z.array(RouteSettings), []),
  operators: z.prefault(z.array(OperatorSettings), []),
  availability: z.prefault(z.strictObject({ few: band(4, 5), some: band(9, 20) }), {}),
  polling: z.prefault(
    z.strictObject({ vehiclesSeconds: seconds(10, 2), lotsSeconds: seconds(45, 5) }),
    {},
  ),
  staleness: z.prefault(
    z.strictObject({
      vehiclesLateSeconds: seconds(60, 5),
      vehiclesGoneSeconds: seconds(120, 10),
      lotsLateSeconds: seconds(300, 30),
      lotsUnknownSeconds: seconds(900, 60),
      lotsGoneSeconds: seconds(3600, 60),
    }),
    {},
  ),
  events: z.prefault(
    z.strictObject({
      /** How long before and after its start an event without a window may affect parking (C22). */
      beforeHours: z.prefault(z.number().check(z.gte(0)), 3),
      afterHours: z.prefault(z.number().check(z.gte(0)), 6),
    }),
    {},
  ),
  basemap: z.prefault(z.strictObject({ light: z.string(), dark: z.string() }), {
    light: '/basemap/light.json',
    dark: '/basemap/dark.json',
  }),
  walking: z.prefault(
    z.strictObject({
      metresPerMinute: z.prefault(z.number().check(z.gte(20)), 80),
      parkAndRideFeet: z.prefault(z.number().check(z.gte(100)), 1300),
    }),
    {},
  ),
});

/** What a deployment says of its city, from curbside.json. */
export type Settings = z.output<typeof Settings>;
export type RouteSettings = z.output<typeof RouteSettings>;
export type OperatorSettings = z.output<typeof OperatorSettings>;

/** What was expected, in the words of whoever edits the file. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `expected ${issue.expected}, found nothing`
        : `expected ${issue.expected}`;
    case 'unrecognized_keys':
      return `has no setting ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${issue.origin === 'string' ? ' character' : ''}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    default:
      return issue.message === 'Invalid input' ? 'not understood' : issue.message;
  }
}

/** Each fault of a settings document as one line: its path, and what was expected there. */
export function faultLines(error: z.core.$ZodError): string[] {
  return error.issues.map(
    (issue) => `${issue.path.map(String).join('.') || 'curbside.json'}: ${expectation(issue)}`,
  );
}

/**
 * Reads a settings document.
 *
 * @param json the parsed file
 * @returns the settings with defaults filled in, or each fault as one line: its path, and what was
 *   expected there
 */
export function parseSettings(
  json: unknown,
): { settings: Settings; faults?: never } | { settings?: never; faults: string[] } {
  const parsed = z.safeParse(Settings, json, { reportInput: true });
  if (parsed.success) return { settings: parsed.data };
  return { faults: faultLines(parsed.error) };
}
