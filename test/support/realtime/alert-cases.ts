import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { matchAlerts } from '../../../src/transit/alerts/matchAlerts.ts';
import { tripIDOf } from '../../../src/transit/arrivals/trip-id.ts';
import { importRealFeed } from '../gtfs/real-feeds.ts';
import { encodeAlerts, type SentAlert } from './encodeAlerts.ts';

const FOLDER = fileURLToPath(new URL('../../../../shared/cases/', import.meta.url));

/** For a title: why the tests of the cases are skipped. Empty if they are there. */
export const CASES_NOTE = existsSync(`${FOLDER}live-21-alert-combinations`)
  ? ''
  : ' (needs ../shared/cases)';

const Texts = z.optional(
  z.object({
    translation: z.array(z.object({ text: z.string(), language: z.optional(z.string()) })),
  }),
);
const Entity = z.object({
  agencyId: z.optional(z.string()),
  routeId: z.optional(z.string()),
  routeType: z.optional(z.number()),
  directionId: z.optional(z.number()),
  stopId: z.optional(z.string()),
  trip: z.optional(
    z.object({
      tripId: z.optional(z.string()),
      routeId: z.optional(z.string()),
      directionId: z.optional(z.number()),
      startTime: z.optional(z.string()),
      startDate: z.optional(z.string()),
    }),
  ),
});
const Message = z.object({
  entity: z.array(
    z.object({
      alert: z.object({
        informedEntity: z.array(Entity),
        headerText: Texts,
        descriptionText: Texts,
        effect: z.optional(z.number()),
      }),
    }),
  ),
});

const textsOf = (sent: z.output<typeof Texts>) =>
  Object.fromEntries(
    (sent?.translation ?? []).map(({ text, language = '' }) => [language, text] as const),
  );

const entityOf = ({ trip, ...rest }: z.output<typeof Entity>) => ({
  agency: rest.agencyId,
  route: rest.routeId,
  type: rest.routeType,
  direction: rest.directionId,
  stop: rest.stopId,
  trip: trip && {
    id: trip.tripId,
    route: trip.routeId,
    direction: trip.directionId,
    start: trip.startTime,
    date: trip.startDate,
  },
});

/** Matches the alerts of a case, a folder of shared/cases, at 8:00 AM of its day in Berlin. */
export async function matchAlertCase(name: string) {
  const { snapshot } = await importRealFeed(`${FOLDER}${name}/gtfs`, '20261202');
  const sent = z.parse(Message, JSON.parse(readFileSync(`${FOLDER}${name}/rt.json`, 'utf8')));
  const alerts = sent.entity.map(({ alert }): SentAlert => ({
    header: textsOf(alert.headerText),
    description: textsOf(alert.descriptionText),
    informed: alert.informedEntity.map(entityOf),
    effect: alert.effect,
  }));
  return matchAlerts(decodeFeedMessage(encodeAlerts(alerts)).alerts, {
    snapshot,
    tripIDOf,
    now: Date.parse('2026-12-02T07:00:00Z'),
  });
}
