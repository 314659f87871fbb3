import { JOURNEY_NEEDS, WALK_MINUTES } from '../../contract/journeys/journeys.ts';

/** What each parameter means, and its JSON schema. */
export const PARAMETER_DOCS: Readonly<Record<string, { description: string; schema: object }>> = {
  key: { description: 'The API access key of this city.', schema: { type: 'string' } },
  routeID: { description: 'A route, such as 07.', schema: { type: 'string' } },
  destination: {
    description: 'Where a stop is headed toward, as in the answers.',
    schema: { type: 'string' },
  },
  via: {
    description: 'Only buses that stop at one of these stops later, separated by commas.',
    schema: { type: 'string' },
  },
  platform: {
    description: 'Only departures from these platforms, separated by commas.',
    schema: { type: 'string' },
  },
  hide: {
    description: 'Routes whose departures are left out, separated by commas.',
    schema: { type: 'string' },
  },
  show: {
    description:
      'The buses that leave the stop, or those that come to it, also where they end. Without it, departures.',
    schema: { type: 'string', enum: ['departures', 'arrivals'] },
  },
  lat: {
    description: 'Decimal degrees north.',
    schema: { type: 'number', minimum: -90, maximum: 90 },
  },
  lon: {
    description: 'Decimal degrees east.',
    schema: { type: 'number', minimum: -180, maximum: 180 },
  },
  radius: {
    description: 'Feet around the point. Without it, 500.',
    schema: { type: 'integer', minimum: 1, maximum: 499 },
  },
  meters: {
    description: 'Meters around the point. Without it, 500.',
    schema: { type: 'integer', minimum: 1, maximum: 2000 },
  },
  text: { description: 'What is searched for.', schema: { type: 'string', maxLength: 100 } },
  stopID: { description: 'A stop, such as 0043.', schema: { type: 'string' } },
  minutes: {
    description: 'How far ahead. Without it, 90.',
    schema: { type: 'integer', enum: [30, 90, 1440] },
  },
  tripID: { description: 'A trip on a day, from getarrivals.', schema: { type: 'string' } },
  vehicleID: { description: 'A vehicle, from getvehicles.', schema: { type: 'string' } },
  from: {
    description: 'A stopID, or a point such as 43.07412,-89.38090.',
    schema: { type: 'string' },
  },
  to: { description: 'Where to, as from.', schema: { type: 'string' } },
  at: {
    description:
      'The earliest departure, or with arriveBy the latest arrival, such as 2026-11-27T17:00:00-06:00. Without it, now.',
    schema: { type: 'string', format: 'date-time' },
  },
  arriveBy: {
    description: 'Whether at is when to be there.',
    schema: { type: 'string', enum: ['true'] },
  },
  needs: {
    description: 'What each bus and stop must have.',
    schema: { type: 'string', enum: [...JOURNEY_NEEDS] },
  },
  walk: {
    description: 'The longest walk at the start and at the end, in minutes. Without it, 15.',
    schema: { type: 'integer', enum: [...WALK_MINUTES] },
  },
  modes: {
    description:
      'bike: with a rented bike to the first stop, from the last one, or all the way. Without it, without a bike. Not with needs or by.',
    schema: { type: 'string', enum: ['bike'] },
  },
  by: {
    description:
      'car: by car to a lot, and by bus or on foot from there. Without it, without a car.',
    schema: { type: 'string', enum: ['car'] },
  },
  event: {
    description:
      'With by=car, the event that one goes to: its time, name and venue with | between them, as its lots list it.',
    schema: { type: 'string' },
  },
  date: { description: 'A service day, such as 20261126.', schema: { type: 'string' } },
  version: { description: 'The version of the city.', schema: { type: 'string' } },
  language: { description: 'A BCP 47 tag, such as fr.', schema: { type: 'string' } },
  expand: {
    description: 'Adds the special events to each lot.',
    schema: { type: 'string', enum: ['specialevents'] },
  },
};
