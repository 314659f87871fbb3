import type { Words } from '../../lib/words/en.ts';
import type { Approach } from './approaches.ts';

/** The text of an alert: "Bus 007 on route 03 toward East: next stop University & Park." */
export function approachSentence(
  { vehicle, stop, step }: Approach,
  { alerts: watch }: Words,
): string {
  const bus = watch.bus(vehicle.vehicleID, vehicle.routeID, vehicle.direction);
  return step === 'next'
    ? watch.next(bus, stop.intersection)
    : watch[step](bus, vehicle.nextStop, stop.intersection);
}
