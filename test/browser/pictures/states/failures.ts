import { RIDER } from '../State.ts';
import type { State } from '../State.ts';

/** A part of the page or all of it cannot be had; those of one subject alone stand with it. */
export const FAILURES: readonly State[] = [
  {
    name: 'no service',
    isCore: true,
    query: 'route=01',
    sizes: RIDER,
    without: /\/(v1|parking)\//,
  },
  {
    name: 'no stops',
    query: 'route=01,02',
    sizes: RIDER,
    without: /\/getstops\?.*routeID=02/,
  },
  {
    name: 'no stops nearby for a failure',
    query: 'near=43.6,-91.9',
    sizes: RIDER,
    without: /\/getnearbystops/,
  },
  {
    name: 'a stop that could not be loaded',
    query: 'stop=1391',
    sizes: RIDER,
    without: /\/getstoplocation/,
  },
  {
    name: 'no basemap',
    isCore: true,
    isOfMap: true,
    query: 'route=01',
    sizes: RIDER,
    without: /\/basemap\//,
  },
  { name: 'no map', query: 'route=01', sizes: RIDER, without: /RiderMap-/, hasMap: false },
  {
    name: 'no settings',
    isCore: true,
    query: '',
    sizes: RIDER,
    without: /curbside\.json/,
    hasMap: false,
  },
];
