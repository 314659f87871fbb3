import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLinkPolicy } from '../../../ui/controls/ExternalLink.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { calendarFile } from './calendarFile.ts';
import { windowSentence } from '../event-words.ts';
import type { CityEvent } from '../groupEvents.ts';

/** A name that every file system takes. */
const fileName = (eventName: string) =>
  `${
    eventName
      .normalize('NFKD')
      .replaceAll(/[^\w -]/g, '')
      .trim()
      .replaceAll(/\s+/g, '-')
      .slice(0, 60) || 'event'
  }.ics`;

interface CalendarButtonProps {
  event: CityEvent;
  /** Milliseconds since 1970. */
  now: number;
}

/** Saves an event for a calendar of one's own (C31); nothing where nothing may leave the page. */
export function CalendarButton({ event, now }: CalendarButtonProps) {
  const { words, formats, timeZone } = useLanguage();
  const policy = useLinkPolicy();
  if (policy === 'text' || event.times.start === null) return null;
  const save = () => {
    const file = calendarFile(event, {
      timeZone,
      now,
      words: {
        parkingFor: words.events.parkingFor,
        // A file is read on another day: its days are named by their dates.
        windowSentence: (times) => windowSentence(times, { words, formats, timeZone, now: 0 }),
      },
    });
    if (file !== null) saveFile(fileName(event.eventName), 'text/calendar', file);
  };
  return (
    <p>
      <Button onClick={save}>
        <Icon name="event" size={18} />
        {words.events.addToCalendar}
      </Button>
    </p>
  );
}
