import { useState } from 'react';

import { sameDestination } from '../../lib/destination.ts';
import { Chips } from '../../ui/controls/Chips.tsx';
import { usePageLanguage } from '../../ui/text/Language.tsx';

export interface DestinationPickerProps {
  /** As the data holds them: labels may hold spaces and `&` (R2). */
  destinations: readonly string[];
  chosen: string | null;
  onChoose: (destination: string | null) => void;
}

/** All routes of a city together have sixty destinations, which would leave no room for the list. */
const SHOWN_AT_FIRST = 4;

/** Narrows stops and buses to one direction. */
export function DestinationPicker({ destinations, chosen, onChoose }: DestinationPickerProps) {
  const { words, formats } = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  if (destinations.length < 2 && chosen === null) return null;
  const isChosen = (label: string | null) => sameDestination(label, chosen);
  const first = destinations.filter((label, index) => index < SHOWN_AT_FIRST || isChosen(label));
  const more = destinations.length - first.length;
  // A chip that hides a single destination takes as much space as the destination does.
  const folds = more > 1;
  const shown = [null, ...(isOpen || !folds ? destinations : first)];
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
  const { destinations: legend, moreDestinations, fewerDestinations } = words.routes;
  return (
    <Chips
      legend={legend}
      choices={choices}
      more={
        folds
          ? {
              label: isOpen ? fewerDestinations : moreDestinations(formats.number(more)),
              isOpen,
              onToggle: () => setOpen(!isOpen),
            }
          : undefined
      }
    />
  );
}
