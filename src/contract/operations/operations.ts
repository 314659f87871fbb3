import type * as z from 'zod/mini';

import { RouteDocument } from '../documents/route-document.ts';
import { StopsAnswer } from '../stops/stop.ts';
import type { SubjectName } from '../subjects.ts';

/**
 * One thing that the service answers. The service, the client, the metrics, the displays' back-off,
 * the nginx configuration and /openapi.json read what they need of it here.
 */
export interface Operation<S extends z.ZodMiniType = z.ZodMiniType> {
  /** Below the service's base URL; of a document, on the page's own server. `{name}` stands for a value. */
  readonly path: string;
  /**
   * The query parameters that change the answer, without the key; those with a question mark are optional. A cache has
   * an entry for each combination, in this order.
   */
  readonly parameters: readonly string[];
  /**
   * `plain`: the HTTP status says whether the request succeeded. Left out, the body does (interface 2.1), and the request
   * has the key (5).
   */
  readonly envelope?: 'plain';
  /** `live` changes with a feed and is polled; `static` changes with the timetable. */
  readonly fresh: 'live' | 'static';
  /** The media type of an answer that is no JSON. */
  readonly type?: string;
  /** What the answer is about. */
  readonly subject: SubjectName | 'times' | 'routes';
  /** Loads the answer's codec. A page loads only the codecs of what it reads, and those of the first list at once. */
  readonly answer: () => Promise<S>;
}

/**
 * The operations of the interface, which a client reads below its base URL. To add one, add an entry here, a
 * handler in service/ and a query.
 */
export const OPERATIONS = {
  /** The stops of a route, or of all routes (interface 4.1). */
  getstops: {
    path: '/v1/getstops',
    parameters: ['routeID?', 'destination?'],
    fresh: 'static',
    subject: 'stops',
    answer: async () => StopsAnswer,
  },
  /** The stops around a point (4.2). */
  getnearbystops: {
    path: '/v1/getnearbystops',
    parameters: ['lat', 'lon', 'radius?', 'destination?'],
    fresh: 'static',
    subject: 'stops',
    answer: async () => (await import('../stops/stop-lookups.ts')).NearbyStopsAnswer,
  },
  /** The location of one stop (4.3). */
  getstoplocation: {
    path: '/v1/getstoplocation',
    parameters: ['stopID'],
    fresh: 'static',
    subject: 'stops',
    answer: async () => (await import('../stops/stop-lookups.ts')).StopLocationAnswer,
  },
  /** Stops, routes, destinations and lots by their names or numbers. With a point, the nearest of equal names is first. */
  search: {
    path: '/v1/search',
    parameters: ['text', 'lat?', 'lon?'],
    fresh: 'static',
    subject: 'stops',
    answer: async () => (await import('../places/search.ts')).SearchAnswer,
  },
  /** Addresses, streets and places by their names, from a geocoder. With a point, the nearest are first. */
  places: {
    path: '/v1/places',
    parameters: ['text', 'lat?', 'lon?'],
    fresh: 'static',
    subject: 'stops',
    answer: async () => (await import('../places/places.ts')).PlacesAnswer,
  },
  /** The stops around a point, with the next departures of everything that stops there. */
  getnear: {
    path: '/v1/getnear',
    parameters: ['lat', 'lon', 'meters?'],
    fresh: 'live',
    subject: 'times',
    answer: async () => (await import('../places/near.ts')).NearAnswer,
  },
  /** The vehicles now on a route (4.4). The documented filters are not supported, so they are not listed. */
  getvehicles: {
    path: '/v1/getvehicles',
    parameters: ['routeID'],
    fresh: 'live',
    subject: 'vehicles',
    answer: async () => (await import('../vehicle.ts')).VehiclesAnswer,
  },
  /** The buses that will come to a stop. */
  getarrivals: {
    path: '/v1/getarrivals',
    parameters: [
      'stopID',
      'routeID?',
      'destination?',
      'via?',
      'platform?',
      'hide?',
      'show?',
      'minutes?',
    ],
    fresh: 'live',
    subject: 'times',
    answer: async () => (await import('../arrivals.ts')).ArrivalsAnswer,
  },
  /** The stops of a trip with its times. Either of tripID, or of routeID and vehicleID, names it. */
  gettrip: {
    path: '/v1/gettrip',
    parameters: ['tripID?', 'routeID?', 'vehicleID?'],
    fresh: 'live',
    subject: 'times',
    answer: async () => (await import('../trip-times.ts')).TripAnswer,
  },
  /** How to get from one place to another by bus and on foot. */
  getjourneys: {
    path: '/v1/getjourneys',
    parameters: ['from', 'to', 'at?', 'arriveBy?', 'needs?', 'walk?', 'by?', 'event?', 'modes?'],
    fresh: 'live',
    subject: 'times',
    answer: async () => (await import('../journeys/journeys.ts')).JourneysAnswer,
  },
  /** What the agency says about its service, for the whole city. */
  getalerts: {
    path: '/v1/getalerts',
    parameters: [],
    fresh: 'live',
    subject: 'notices',
    answer: async () => (await import('../alerts/AlertsAnswer.ts')).AlertsAnswer,
  },
  /** Bikes and scooters to rent, for the whole city. */
  getbikes: {
    path: '/v1/getbikes',
    parameters: [],
    fresh: 'live',
    subject: 'bikes',
    answer: async () => (await import('../bikes/BikesAnswer.ts')).BikesAnswer,
  },
  /** The lots of all operators, with their events if asked for (4.5). */
  lots: {
    path: '/parking/v2/lots',
    parameters: ['expand?'],
    envelope: 'plain',
    fresh: 'live',
    subject: 'lots',
    answer: async () => (await import('../parking/parking-lot.ts')).LotsAnswer,
  },
} satisfies Record<string, Operation>;

/** What all documents have in common. */
export const DOCUMENT = { parameters: [], envelope: 'plain', fresh: 'static' } as const;

/** What is known of a route beyond the interface. The other documents are in `documents.ts`: the first list needs none. */
export const ROUTE_DOCUMENT = {
  path: '/routes/{routeID}.json',
  ...DOCUMENT,
  subject: 'routes',
  answer: async () => RouteDocument,
} satisfies Operation;

interface Parameter {
  readonly name: string;
  /** Whether a request needs it. A blank value counts as missing. */
  readonly isRequired: boolean;
}

export const parametersOf = ({ envelope, parameters }: Operation): Parameter[] =>
  [...(envelope === 'plain' ? [] : ['key']), ...parameters].map((parameter) => {
    const name = parameter.replace('?', '');
    return { name, isRequired: name === parameter };
  });
