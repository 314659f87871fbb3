import { inSource } from './chunk-patterns.ts';

/**
 * The chunks of the lists of buses, lots, stops around a point and events, one each: a frame shows one of them
 * (B20), and a rider's page opens one of them first (R31).
 */
export const LIST_CHUNKS = [
  {
    name: 'bus-list',
    test: inSource('city/panels/BusesPanel', 'features/vehicles/list'),
    minShareCount: 2,
  },
  {
    name: 'lot-list',
    test: inSource('city/panels/ParkingPanel', 'features/parking/list', 'features/parking/plan'),
    minShareCount: 2,
  },
  {
    name: 'nearby-list',
    test: inSource('city/panels/NearbyPanel', 'features/nearby/list'),
    minShareCount: 2,
  },
  {
    name: 'event-list',
    test: inSource(
      'city/panels/EventsPanel',
      'features/events/list',
      'features/events/news',
      'features/events/timeline',
      'features/events/times',
    ),
    minShareCount: 2,
  },
];
