import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';

interface BriefAlertProps {
  /** The bus that is near; undefined if none is. */
  approach: Approach | undefined;
  /** Of the watched stop. */
  name: string;
  /** What is known while no bus is near. */
  status: string;
  onSelectStop: () => void;
  onSelectVehicle: (approach: Approach) => void;
}

/**
 * A watched stop on a small screen, in at most two short lines, which leave the room to the list or the card
 * (R32). It opens the bus that is near, or the stop.
 */
export function BriefAlert({
  approach,
  name,
  status,
  onSelectStop,
  onSelectVehicle,
}: BriefAlertProps) {
  const { wordsOn, labelOf } = useWholeLanguage();
  if (approach === undefined) {
    return (
      <button type="button" className="watch-strip__brief" onClick={onSelectStop}>
        <span>
          <strong>{name}</strong> {status}
        </span>
      </button>
    );
  }
  const { routeID } = approach.vehicle;
  const sentence = wordsOn(routeID).alerts.title(labelOf(routeID), name);
  return (
    <button type="button" className="watch-strip__brief" onClick={() => onSelectVehicle(approach)}>
      <span className="watch-strip__sentence">{sentence}</span>
    </button>
  );
}
