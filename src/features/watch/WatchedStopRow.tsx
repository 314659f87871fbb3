import type { ReactNode } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';
import { approachSentence } from './approachSentence.ts';
import { StoppedFor } from './card/StoppedFor.tsx';

interface WatchedStopRowProps {
  /** The map's symbol of the stop. */
  mark: ReactNode;
  name: string;
  destination: string | null;
  approaches: readonly Approach[];
  /** Shown while no bus is near: why that is, and which buses run. */
  waiting: ReactNode;
  onRemove: () => void;
  onSelectStop: () => void;
  onSelectVehicle: (approach: Approach) => void;
}

/** A watched stop with the buses near it. While no bus is near, a sentence says what is known. */
export function WatchedStopRow({
  mark,
  name,
  destination,
  approaches,
  waiting,
  onRemove,
  onSelectStop,
  onSelectVehicle,
}: WatchedStopRowProps) {
  const language = useWholeLanguage();
  const { alerts, stops } = language.words;
  return (
    <li className={`watch-strip__stop ${approaches.length > 0 ? 'watch-strip__stop--near' : ''}`}>
      {mark}
      <div className="watch-strip__text">
        <Button variant="plain" onClick={onSelectStop}>
          {name}
        </Button>
        {destination === null ? null : <span> {stops.toward(destination)}</span>}
        {approaches.length === 0
          ? waiting
          : approaches.map((approach) => (
              <p key={vehicleKey(approach.vehicle)}>
                <Button variant="plain" onClick={() => onSelectVehicle(approach)}>
                  {approachSentence(approach, language)}
                </Button>{' '}
                <StoppedFor approach={approach} />
              </p>
            ))}
      </div>
      <IconButton icon="close" label={alerts.remove(name)} onClick={onRemove} />
    </li>
  );
}
