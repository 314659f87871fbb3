import { WireAlert } from '../../contract/alerts/AlertsAnswer.ts';
import { ReadArrival } from '../../contract/arrivals.ts';
import { BikeStation, FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import type { DOCUMENTS } from '../../contract/documents/documents.ts';
import { BikeJourney } from '../../contract/journeys/bike-journeys.ts';
import { CarJourney } from '../../contract/journeys/car-journeys.ts';
import { Journey, LeftOut } from '../../contract/journeys/journeys.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { ReadNearLine, ReadNearStop } from '../../contract/places/near.ts';
import { FoundPlace } from '../../contract/places/places.ts';
import { SearchResult } from '../../contract/places/search.ts';
import { Stop } from '../../contract/stops/stop.ts';
import { TripStop } from '../../contract/trip-times.ts';
import { Vehicle } from '../../contract/vehicle.ts';
import { getalerts } from '../operations/alerts/getalerts.ts';
import { getbikes } from '../operations/getbikes.ts';
import { getvehicles } from '../operations/getvehicles.ts';
import { getnear } from '../operations/places/getnear.ts';
import { places } from '../operations/places/places.ts';
import { search } from '../operations/places/search.ts';
import { getnearbystops, getstoplocation, getstops } from '../operations/stops/stop-operations.ts';
import { getarrivals, gettrip } from '../operations/times.ts';
import { DOCUMENT_DOCS } from './document-docs.ts';
import type { OperationDocs } from './OperationDocs.ts';

export const OPERATION_DOCS: Readonly<
  Record<keyof typeof OPERATIONS | keyof typeof DOCUMENTS, OperationDocs>
> = {
  getstops: {
    operation: OPERATIONS.getstops,
    handle: getstops,
    summary: 'The stops of a route',
    description:
      'In no particular order. Without routeID, the stops of all routes, grouped by route. With destination, only the stops on the way to it.',
    lists: [{ name: 'stops', element: Stop, side: 'input' }],
  },
  getnearbystops: {
    operation: OPERATIONS.getnearbystops,
    handle: getnearbystops,
    summary: 'The stops around a point',
    description: 'In no particular order. The list is called "stop", without an s.',
    lists: [{ name: 'stop', element: Stop, side: 'input' }],
  },
  getstoplocation: {
    operation: OPERATIONS.getstoplocation,
    handle: getstoplocation,
    summary: 'The location of one stop',
    description: 'One stop at the top level, without a destination.',
  },
  search: {
    operation: OPERATIONS.search,
    handle: search,
    summary: 'Stops, routes, destinations and lots by name or number',
    description:
      "An addition of Curbside. The best of each kind, at most 20, the best first, with the number of all. Accents and case don't matter, words may be begun or in another order, and longer ones may have one wrong letter. Of equal ones the nearest to the point is first.",
    lists: [{ name: 'results', element: SearchResult, side: 'input' }],
  },
  places: {
    operation: OPERATIONS.places,
    handle: places,
    summary: 'Addresses, streets and places by name',
    description:
      'An addition of Curbside, where the operator names a geocoder. It is asked by this service only, from three letters on, and only places in the city are answered, with whose data it is. With isPartial, the geocoder could not be asked. What is searched for is not logged.',
    lists: [{ name: 'places', element: FoundPlace, side: 'input' }],
  },
  getnear: {
    operation: OPERATIONS.getnear,
    handle: getnear,
    summary: 'The stops around a point, with departures',
    description:
      'An addition of Curbside. All stops, the nearest first, with every route and destination there, and the next departures of each route and destination at the nearest of its stops from which it departs within a day, as getarrivals has them.',
    lists: [
      { name: 'stops', element: ReadNearStop, side: 'input' },
      { name: 'lines', element: ReadNearLine, side: 'input' },
    ],
  },
  getvehicles: {
    operation: OPERATIONS.getvehicles,
    handle: getvehicles,
    summary: 'The vehicles now on a route',
    description:
      'The timestamp is that of the feed, so the vehicles of a feed that no longer changes look old.',
    lists: [{ name: 'vehicles', element: Vehicle, side: 'input' }],
  },
  getarrivals: {
    operation: OPERATIONS.getarrivals,
    handle: getarrivals,
    summary: 'The buses that will come to a stop',
    description:
      'All departures of the next minutes, and of each route and destination at least two within a day; at most 60, the earliest first. Clients count down from expectedAt. Only a basis other than "scheduled" is live.',
    lists: [{ name: 'stop.route', element: ReadArrival, side: 'input' }],
  },
  gettrip: {
    operation: OPERATIONS.gettrip,
    handle: gettrip,
    summary: 'The stops of a trip with its times',
    description: 'By tripID, or by routeID and vehicleID for the trip that a bus is on.',
    lists: [{ name: 'trip.stops', element: TripStop, side: 'input' }],
  },
  getjourneys: {
    operation: OPERATIONS.getjourneys,
    summary: 'How to get from one place to another by bus and on foot',
    description:
      'An addition of Curbside. For each number of changes the journey that arrives first and leaves as late as it can, and the same for the next departures, in order of arrival. An empty list says why. With modes=bike or by=car, the ways with a rented bike or with a car to a lot.',
    lists: [
      {
        name: 'journeys',
        element: Journey,
        others: { 'modes=bike': BikeJourney, 'by=car': CarJourney },
        side: 'input',
      },
      { name: 'leftOut', element: LeftOut, side: 'input' },
    ],
  },
  getalerts: {
    operation: OPERATIONS.getalerts,
    handle: getalerts,
    summary: 'What the agency says about its service',
    description:
      'All alerts that are in force or begin within 14 days, those that began last first. Within one of the concerns all must hold, among several any; none means the whole city. routes, stops and trips are lists of the same for clients that need no more: a route is in them only if it is concerned at all its stops.',
    lists: [{ name: 'alerts', element: WireAlert, side: 'input' }],
  },
  getbikes: {
    operation: OPERATIONS.getbikes,
    handle: getbikes,
    summary: 'Bikes and scooters to rent',
    description:
      'An addition of Curbside. The stations of all systems with their counts, each with the time of its count, and the places about which other bikes and scooters stand. What is out of service is left out.',
    lists: [
      { name: 'stations', element: BikeStation, side: 'input' },
      { name: 'free', element: FreeBikes, side: 'input' },
    ],
  },
  lots: {
    operation: OPERATIONS.lots,
    summary: 'The parking lots with their open spots',
    description:
      'The lots of all operators. With expand=specialevents, each lot has its current and future events.',
    lists: [{ name: 'lots', element: ParkingLot, side: 'output' }],
  },
  ...DOCUMENT_DOCS,
};
