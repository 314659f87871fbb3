import { sameDestination } from '../../lib/destination.ts';
import { Chips } from '../../ui/controls/Chips.tsx';
import { useFirstLanguage } from '../../ui/text/Language.tsx';

export interface DestinationPickerProps {
  /** As the data holds them: labels may hold spaces and `&` (R2). */
  destinations: readonly string[];
  chosen: string | null;
  onChoose: (destination: string | null) => void;
}

/** Narrows stops and buses to one direction. */
export function DestinationPicker({ destinations, chosen, onChoose }: DestinationPickerProps) {
  const { words } = useFirstLanguage();
  if (destinations.length < 2 && chosen === null) return null;
  const isChosen = (label: string | null) => sameDestination(label, chosen);
  const shown = [null, ...destinations];
  if (!shown.some(isChosen)) shown.push(chosen);
  const choices = new Map(
    shown.map((destination) => [
      destination ?? '',
      {
        label: destination ?? words.routes.allDestinations,
        isPressed: isChosen(destination),
        onPress: () => onChoose(destination),
      },
    ]),
  );
  return <Chips legend={words.routes.destinations} choices={choices} />;
}
