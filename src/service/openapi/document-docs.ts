import { DOCUMENTS } from '../../contract/documents/documents.ts';
import type { OperationDocs } from './OperationDocs.ts';

const FEEDS =
  "An addition of Curbside. What is in force, and what begins within 14 days, in the agency's own language, with what concerns the whole city. Texts are plain.";
const CALENDARS =
  'An addition of Curbside, as the RSS of the same path. An entry for each period; one without both ends lasts whole days, up to today.';

/** The city's documents, which clients read whole. */
export const DOCUMENT_DOCS: Readonly<Record<keyof typeof DOCUMENTS, OperationDocs>> = {
  routeDocument: {
    operation: DOCUMENTS.routeDocument,
    summary: "A route's line, order of stops and days of service",
    description: 'An addition of Curbside. A route that the city does not have is a 404.',
  },
  timetable: {
    operation: DOCUMENTS.timetable,
    summary: 'The departures of a stop on a service day',
    description:
      'An addition of Curbside, by the timetable alone. Buses that come about so far apart have one element with their headway in seconds.',
  },
  city: {
    operation: DOCUMENTS.city,
    summary: 'The whole city as columns',
    description:
      'An addition of Curbside. Its stops, routes and destinations, for clients that answer without a network. The path in cityDocument of /curbside.json has the version. Another version is a 404.',
  },
  cityMap: {
    operation: DOCUMENTS.cityMap,
    summary: 'The lines and stops of the whole city for a map',
    description:
      'An addition of Curbside. Lines are simplified to 10 meters; places are differences in hundred-thousandths of a degree.',
  },
  cityDay: {
    operation: DOCUMENTS.cityDay,
    summary: 'All runs of a service day as columns',
    description: 'An addition of Curbside. Indexes are those of the city in the same version.',
  },
  names: {
    operation: DOCUMENTS.names,
    summary: 'The names of the city in a language',
    description:
      'An addition of Curbside, for a city whose feed translates its names. All other answers have the names of the feed itself, which are keys. Look a name up here, and take the own one if it is missing.',
  },
  routesNear: {
    operation: DOCUMENTS.routesNear,
    summary: 'The routes that stop near a place',
    description:
      'An addition of Curbside. The nearest first, at most 12. Both coordinates have three decimals.',
  },
  routeNoticesFeed: {
    operation: DOCUMENTS.routeNoticesFeed,
    summary: 'What the agency says of a route, as RSS 2.0',
    description: FEEDS,
  },
  routeNoticesCalendar: {
    operation: DOCUMENTS.routeNoticesCalendar,
    summary: 'What the agency says of a route, as iCalendar',
    description: CALENDARS,
  },
  stopNoticesFeed: {
    operation: DOCUMENTS.stopNoticesFeed,
    summary: 'What the agency says of a stop or station and the routes there, as RSS 2.0',
    description: FEEDS,
  },
  stopNoticesCalendar: {
    operation: DOCUMENTS.stopNoticesCalendar,
    summary: 'What the agency says of a stop or station and the routes there, as iCalendar',
    description: CALENDARS,
  },
};
