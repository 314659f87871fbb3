import './DestinationPicker.css';

import { useFirstLanguage } from '../../ui/Language.tsx';

interface DestinationPickerProps {
  /** As the data holds them: labels may hold spaces and `&` (R2). */
  destinations: readonly string[];
  chosen: string | null;
  onChoose: (destination: string | null) => void;
}

/** Narrows stops and buses to one direction. */
export function DestinationPicker({ destinations, chosen, onChoose }: DestinationPickerProps) {
  const { words } = useFirstLanguage();
  if (destinations.length < 2 && chosen === null) return null;
  const choices = [null, ...destinations];
  if (chosen !== null && !destinations.includes(chosen)) choices.push(chosen);
  return (
    <fieldset className="destination-picker">
      <legend className="destination-picker__legend">{words.routes.destinations}</legend>
      {choices.map((destination) => (
        <button
          key={destination ?? ''}
          type="button"
          className="destination-picker__chip"
          aria-pressed={destination === chosen}
          onClick={() => onChoose(destination)}
        >
          {destination ?? words.routes.allDestinations}
        </button>
      ))}
    </fieldset>
  );
}
