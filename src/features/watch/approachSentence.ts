import type { WholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';

/** The text of an alert: "Bus 007 on route 03 toward East: next stop University & Park." */
export function approachSentence(
  { vehicle, stop, step }: Approach,
  { wordsOn, labelOf }: Pick<WholeLanguage, 'wordsOn' | 'labelOf'>,
): string {
  const { alerts, vehicles } = wordsOn(vehicle.routeID);
  const bus = vehicles.onRoute(vehicle.vehicleID, labelOf(vehicle.routeID), vehicle.direction);
  return step === 'next'
    ? alerts.next(bus, stop.intersection)
    : alerts[step](bus, vehicle.nextStop, stop.intersection);
}
