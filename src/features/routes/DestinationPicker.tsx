import { Chips } from '../../ui/Chips.tsx';
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
  const shown = [null, ...destinations];
  if (chosen !== null && !destinations.includes(chosen)) shown.push(chosen);
  const choices = new Map(
    shown.map((destination) => [
      destination ?? '',
      {
        label: destination ?? words.routes.allDestinations,
        isPressed: destination === chosen,
        onPress: () => onChoose(destination),
      },
    ]),
  );
  return <Chips legend={words.routes.destinations} choices={choices} />;
}
