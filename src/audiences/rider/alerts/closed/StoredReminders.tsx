import { deleteAll } from '../../../../city/reminders/closedReminders.ts';
import { changeStored, useStored } from '../../../../city/reminders/useStored.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../../ui/text/Language.tsx';

const MINUTE = 60_000;

/** What the server stores of this browser's reminders, a button that deletes it, and whether the last change failed. */
export function StoredReminders() {
  const { words, formats, labelOf, nameOf } = useLanguage();
  const { alerts, times, stops, trips, page, lists } = words;
  const { stored, hasFailed } = useStored();
  const failure = hasFailed ? <Notice tone="failure">{alerts.closed.failed}</Notice> : null;
  if (stored.length === 0) return failure;
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
      {failure}
      <p>{alerts.closed.stored}</p>
      <ul aria-label={alerts.closed.stored}>
        {stored.map(({ id }, index) => (
          <li key={id}>{named[index]}</li>
        ))}
      </ul>
      <Button onClick={() => changeStored(deleteAll)}>{alerts.closed.deleteAll}</Button>
    </>
  );
}
