import type { Stored } from '../../../../city/reminders/closedReminders.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../../ui/text/Language.tsx';

const MINUTE = 60_000;

interface StoredRemindersProps {
  stored: Stored;
  onDelete: () => void;
}

/** What the server stores of this browser's reminders, and a button that deletes it. */
export function StoredReminders({ stored, onDelete }: StoredRemindersProps) {
  const { words, formats, labelOf, nameOf } = useLanguage();
  const { alerts, times, stops, trips, page, lists } = words;
  if (stored.length === 0) return null;
  const named = stored.map(({ kind, stopID = '', routeID, destination = '', minutes = 0 }) => {
    const place = routeID === undefined ? stops.stopID(stopID) : labelOf(routeID);
    if (kind === 'notice') return lists.labeled(place, page.tabs.notices);
    if (kind === 'next') return lists.labeled(place, trips.stopsBefore(0, formats.number(0)));
    return lists.labeled(
      routeID === undefined
        ? stops.stopID(stopID)
        : times.to(labelOf(routeID), nameOf(destination)),
      `${stops.stopID(stopID)}${words.page.comma}${alerts.byTime.minutes(formats.longDuration(minutes * MINUTE))}`,
    );
  });
  return (
    <>
      <p>{alerts.closed.stored}</p>
      <ul aria-label={alerts.closed.stored}>
        {stored.map(({ id }, index) => (
          <li key={id}>{named[index]}</li>
        ))}
      </ul>
      <Button onClick={onDelete}>{alerts.closed.deleteAll}</Button>
    </>
  );
}
