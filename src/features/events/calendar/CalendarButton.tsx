import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLinkPolicy } from '../../../ui/controls/LinkPolicy.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { windowSentence } from '../event-words.ts';
import type { CityEvent } from '../groupEvents.ts';
import { calendarFile } from './calendarFile.ts';

/** A file name that is valid on every file system. */
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

/**
 * A button that saves an event as a calendar file. Renders nothing where the link policy is
 * `text`, or for an event without a readable start.
 */
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
        // `now: 0` writes dates in full: "today" would be wrong when the file is opened later.
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
