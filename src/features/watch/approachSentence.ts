import type { WholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';

/** The text of an alert: "Bus 007 on route 03 toward East: next stop University & Park." */
export function approachSentence(
  { vehicle, stop, step }: Approach,
  { wordsOn, labelOf, nameOf }: Pick<WholeLanguage, 'wordsOn' | 'labelOf' | 'nameOf'>,
): string {
  const { alerts, vehicles } = wordsOn(vehicle.routeID);
  const bus = vehicles.onRoute(
    vehicle.vehicleID,
    labelOf(vehicle.routeID),
    nameOf(vehicle.direction),
  );
  const name = nameOf(stop.intersection, stop.stopID);
  return step === 'next'
    ? alerts.next(bus, name)
    : alerts[step](bus, nameOf(vehicle.nextStop), name);
}
