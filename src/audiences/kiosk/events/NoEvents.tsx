import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { hasUnreadableEvents } from './hasUnreadableEvents.ts';

/** In place of the events: that none are listed, or that they could not be loaded (C26). */
export function NoEvents() {
  const { words } = useWholeLanguage();
  const { lotsRead, eventLots } = useCity();
  if (lotsRead?.answer === undefined) {
    const hasFailed = lotsRead?.failure !== undefined;
    return <p>{hasFailed ? words.kiosk.eventsLost : words.page.loading}</p>;
  }
  return <p>{hasUnreadableEvents(eventLots) ? words.kiosk.eventsLost : words.events.none}</p>;
}
