import * as z from 'zod/mini';

import { DOCUMENT, type Operation, ROUTE_DOCUMENT } from '../operations/operations.ts';

const OF_NOTICES = {
  ...DOCUMENT,
  fresh: 'live',
  subject: 'notices',
  answer: async () => z.string(),
} as const;
const FEED_OF_NOTICES = { ...OF_NOTICES, type: 'application/rss+xml' } as const;
const CALENDAR_OF_NOTICES = { ...OF_NOTICES, type: 'text/calendar' } as const;

/** What the service answers beside the interface. */
export const DOCUMENTS = {
  routeDocument: ROUTE_DOCUMENT,
  /** The departures of a stop on a day. */
  timetable: {
    path: '/timetables/{stopID}/{date}.json',
    ...DOCUMENT,
    subject: 'times',
    answer: async () => (await import('./stop-timetable.ts')).StopTimetable,
  },
  /** The stops, routes and destinations of the whole city in one of its versions. */
  city: {
    path: '/city/{version}.json',
    ...DOCUMENT,
    subject: 'stops',
    answer: async () => (await import('./city-document.ts')).CityDocument,
  },
  /** The lines and stops of the whole city for a map, in one of its versions. */
  cityMap: {
    path: '/city/{version}/map.json',
    ...DOCUMENT,
    subject: 'routes',
    answer: async () => (await import('./city-map.ts')).CityMap,
  },
  /** All runs of a service day, for a version of the city. */
  cityDay: {
    path: '/city/{version}/{date}.json',
    ...DOCUMENT,
    subject: 'times',
    answer: async () => (await import('./city-document.ts')).DayDocument,
  },
  /** The names of the city in a language. */
  names: {
    path: '/names/{language}.json',
    ...DOCUMENT,
    subject: 'routes',
    answer: async () => (await import('./names-document.ts')).NamesDocument,
  },
  /** The routes that stop near a place, with three decimals. */
  routesNear: {
    path: '/routes/near/{lat},{lon}.json',
    ...DOCUMENT,
    subject: 'routes',
    answer: async () => (await import('./routes-near.ts')).RoutesNear,
  },
  /** What the agency says of a route, for readers of feeds. */
  routeNoticesFeed: {
    path: '/notices/routes/{routeID}.rss',
    ...FEED_OF_NOTICES,
  },
  routeNoticesCalendar: {
    path: '/notices/routes/{routeID}.ics',
    ...CALENDAR_OF_NOTICES,
  },
  /** The same of a stop, and of the routes that stop there. */
  stopNoticesFeed: {
    path: '/notices/stops/{stopID}.rss',
    ...FEED_OF_NOTICES,
  },
  stopNoticesCalendar: {
    path: '/notices/stops/{stopID}.ics',
    ...CALENDAR_OF_NOTICES,
  },
} satisfies Record<string, Operation>;
