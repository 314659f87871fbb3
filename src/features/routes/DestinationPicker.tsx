import { useState } from 'react';

import { sameDestination } from '../../lib/names/destination.ts';
import { Chips } from '../../ui/controls/Chips.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** The props of `DestinationPicker`. */
export interface DestinationPickerProps {
  /** Unchanged from the service: labels may contain spaces and `&`. */
  destinations: readonly string[];
  chosen: string | null;
  /** Whether each direction has a list of its own, so that one of them is always chosen. */
  areApart?: boolean | undefined;
  onChoose: (destination: string | null) => void;
}

/** The others are collapsed: all routes of a city can have sixty destinations, which would push the list away. */
const COLLAPSED_COUNT = 4;

/** Chips that filter stops and buses by destination. */
export function DestinationPicker({
  destinations,
  chosen,
  areApart = false,
  onChoose,
}: DestinationPickerProps) {
  const { words, formats, nameOf } = useLanguage('page');
  const [isOpen, setOpen] = useState(false);
  if (destinations.length < 2 && chosen === null) return null;
  const isChosen = (label: string | null) => sameDestination(label, chosen);
  const first = destinations.filter((label, index) => index < COLLAPSED_COUNT || isChosen(label));
  const more = destinations.length - first.length;
  // A chip that hides a single destination takes as much space as the destination does.
  const isCollapsible = more > 1;
  const shown = [...(areApart ? [] : [null]), ...(isOpen || !isCollapsible ? destinations : first)];
  if (!shown.some(isChosen)) shown.push(chosen);
  const choices = new Map(
    shown.map((destination) => [
      destination ?? '',
      {
        label: destination === null ? words.routes.allDestinations : nameOf(destination),
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
        isCollapsible
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
