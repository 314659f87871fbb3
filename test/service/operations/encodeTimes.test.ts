import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { type Arrival, OCCUPANCIES } from '../../../src/contract/arrivals.ts';
import { createLineTexts, encodeArrival } from '../../../src/service/operations/encodeTimes.ts';
import { anyText } from '../../support/any-text.ts';
import { anArrival } from '../../support/builders.ts';

const ZONE = 'America/Chicago';
const NOON = Date.UTC(2026, 5, 10, 17);

const anyTime = fc.integer({ min: NOON - 60_000, max: NOON + 90_000_000 });
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
type Member = Exclude<keyof Arrival, 'timeZone'>;
/** By name, so that a new member of an arrival can't be forgotten here. */
const members: { readonly [Name in Member]-?: fc.Arbitrary<Arrival[Name]> } = {
  routeID: anyText(),
  destination: anyText(),
  vehicleID: anyText(),
  tripID: anyText(),
  basis: fc.constantFrom('scheduled', 'reported', 'estimated'),
  state: fc.constantFrom('running', 'canceled', 'skipped', 'added'),
  expectedAt: anyTime,
  scheduledAt: maybe(anyTime),
  earliestAt: maybe(anyTime),
  latestAt: maybe(anyTime),
  stopsAway: maybe(fc.nat()),
  headwaySeconds: maybe(fc.nat()),
  isLast: maybe(fc.constant(true)),
  isUnseen: maybe(fc.constant(true)),
  platform: maybe(anyText()),
  departsFrom: maybe(fc.record({ stopID: anyText(), intersection: anyText() })),
  wheelChairAccessible: maybe(fc.boolean()),
  bikeRack: maybe(fc.boolean()),
  occupancy: maybe(fc.constantFrom(...OCCUPANCIES)),
  updatedAt: maybe(anyTime),
};
const anyArrival: fc.Arbitrary<Arrival> = fc.record(members);

const lineOf = createLineTexts((routeID) => `№ ${routeID}`);
const textsOf = (arrival: Arrival, now: number) =>
  encodeArrival(arrival, lineOf(arrival), now, ZONE);
function jsonOf(arrival: Arrival, now = NOON): string {
  const { before, clock, after } = textsOf(arrival, now);
  return before + clock + after;
}

const clocks = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeStyle: 'short' });
/** `12:38pm` */
const clockOf = (instant: number) => clocks.format(instant).replace(/\s/, '').toLowerCase();

const Wire = z.record(z.string(), z.unknown());
const NUMBERS = ['stopsAway', 'headwaySeconds'] as const;
const INSTANTS = ['expectedAt', 'scheduledAt', 'earliestAt', 'latestAt', 'updatedAt'] as const;
const AS_THEY_ARE = [
  'routeID',
  'destination',
  'vehicleID',
  'tripID',
  'basis',
  'state',
  'isLast',
  'isUnseen',
  'platform',
  'departsFrom',
  'wheelChairAccessible',
  'bikeRack',
  'occupancy',
] as const;

test('T3: an arrival with any texts is the JSON that JSON.stringify would write', () => {
  fc.assert(
    fc.property(anyArrival, (arrival) => {
      const json = jsonOf(arrival);
      const wire = z.parse(Wire, JSON.parse(json));
      expect(JSON.stringify(JSON.parse(json))).toBe(json);
      for (const name of AS_THEY_ARE) expect(wire[name]).toEqual(arrival[name]);
      for (const name of NUMBERS) expect(wire[name]).toBe(arrival[name]?.toString());
      for (const name of INSTANTS) {
        const seconds = arrival[name] === undefined ? undefined : Math.floor(arrival[name] / 1000);
        const text = z.parse(z.optional(z.string()), wire[name]);
        const sent = text === undefined ? undefined : Date.parse(text) / 1000;
        expect(sent).toBe(seconds);
      }
      expect(wire['minutes']).toBe(
        `${Math.max(0, Math.floor((arrival.expectedAt - NOON) / 60_000))}`,
      );
      expect(wire['arrivalTime']).toBe(clockOf(arrival.expectedAt));
      expect(wire['human']).toContain(`Route № ${arrival.routeID} toward ${arrival.destination}`);
    }),
  );
});

test('T3: what stays of an arrival while the clock moves names neither minutes nor the sentence', () => {
  const arrival = anArrival(NOON + 600_000, { basis: 'reported', state: 'running' });
  const [now, later] = [textsOf(arrival, NOON), textsOf(arrival, NOON + 61_000)];
  expect([later.before, later.after]).toEqual([now.before, now.after]);
  expect(jsonOf(arrival)).toContain('"minutes":"10"');
  expect(jsonOf(arrival, NOON + 61_000)).toContain('arrives in 8 minutes');
});

test('texts of more lines than a city has are dropped, and made again', () => {
  const many = createLineTexts((routeID) => routeID);
  const textOf = (line: number) => many({ routeID: `${line % 7}`, destination: `${line}` }).bus;
  const first = textOf(0);
  for (let line = 0; line < 20_010; line++)
    expect(textOf(line)).toBe(`"Route ${line % 7} toward ${line}`);
  expect(textOf(0)).toBe(first);
});
