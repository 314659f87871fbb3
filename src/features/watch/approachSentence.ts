import type { Words } from '../../lib/words/en.ts';
import type { Approach } from './approaches.ts';

/** The text of an alert: "Bus 007 on route 03 toward East: next stop University & Park." */
export function approachSentence({ vehicle, stop, step }: Approach, { alerts }: Words): string {
  const bus = alerts.bus(vehicle.vehicleID, vehicle.routeID, vehicle.direction);
  return step === 'next'
    ? alerts.next(bus, stop.intersection)
    : alerts[step](bus, vehicle.nextStop, stop.intersection);
}
