import { useMemo } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { startWords } from '../../../features/events/event-words.ts';
import { useEvents } from '../../../features/events/useEvents.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../../view/journey-view.ts';
import type { LotChoice } from './lot-choices.ts';

/** An event to choose. */
export interface EventChoice {
  readonly key: string;
  readonly name: string;
  /** When it begins, and its venue. */
  readonly detail: string;
  /** Where ways to it end. */
  readonly end: JourneyEnd;
}

const NO_EVENTS: readonly EventChoice[] = [];

/** The events that are still to come, at a place that is known. None in a city without times, which leads nowhere. */
export function useEventChoices(choices: readonly LotChoice[]): readonly EventChoice[] {
  const settings = useSettings();
  const { words, formats, timeZone } = useLanguage();
  const lots = useMemo(() => choices.map(({ lot }) => lot), [choices]);
  const { events, options } = useEvents(lots, settings);
  const hasTimes = settings.features.times === true;
  return useMemo(() => {
    if (!hasTimes) return NO_EVENTS;
    const context = { words, formats, timeZone, now: options.now };
    return events.flatMap(({ key, eventName, eventVenue, times, place, lots: atLots }) => {
      const placed = choices.filter((choice) => choice.place !== null);
      const at = placed.find((choice) => atLots.some(({ lotKey }) => lotKey === choice.key));
      const where = place ?? at?.place ?? null;
      if (where === null) return [];
      return [
        {
          key,
          name: eventName,
          detail: dotSeparated([startWords(times, context), eventVenue ?? '']),
          end: { place: where, name: eventVenue ?? eventName },
        },
      ];
    });
  }, [hasTimes, events, choices, words, formats, timeZone, options.now]);
}
