import type { Arrival } from '../../../src/contract/arrivals.ts';
import type { Source } from '../../../src/service/Source.ts';
import { anAlert } from '../../support/builders.ts';
import { supply } from '../../support/cities/supply.ts';
import { arrivalIn, timesOf } from '../../support/times/departures.ts';
import { demoOnPlainGround } from './servers/serve.ts';

/** The demo city without its streets, where these buses come to a stop. */
export function cityWith(arrivals: (stopID: string) => readonly Arrival[]): Source {
  const city = demoOnPlainGround();
  const notice = anAlert({ header: { en: 'Detour on Main Street until Friday' }, concerns: [] });
  return {
    ...city,
    times: { ...city.times, ...timesOf(arrivals) },
    alerts: supply(async () => [notice]),
  };
}

/** As long as those of Halifax. */
const NAMES = [
  'Airport',
  'FLAMINGO EXPRESS VIA LACEWOOD TERM',
  'Bay Beach',
  'SPRING GARDEN TO BRIDGE TERM',
  'Northwest Regional Medical Center',
];

/** The buses of so many lines, one every five minutes each, all of them six minutes late. */
export const busesOf = (lines: number): readonly Arrival[] =>
  Array.from({ length: lines }, (_, line) =>
    Array.from({ length: 12 }, (__, nth) => {
      const bus = arrivalIn(1 + (line % 5) + 5 * nth, {
        routeID: String(line + 1),
        destination: NAMES[line % NAMES.length] ?? '',
        basis: 'reported',
        tripID: `20261120.${line}.${nth}`,
      });
      return { ...bus, scheduledAt: bus.expectedAt - 6 * 60_000 };
    }),
  ).flat();

/** Screens, with the departures that a board has on them at least. */
export const SCREENS = [
  { width: 1920, height: 1080, least: 6 },
  { width: 1080, height: 1920, least: 8 },
  { width: 3840, height: 2160, least: 12 },
];
