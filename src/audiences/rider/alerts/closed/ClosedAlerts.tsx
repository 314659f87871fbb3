import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import {
  changeReminders,
  pushSentences,
  type WantedReminder,
} from '../../../../city/reminders/closedReminders.ts';
import { reminderOf, sameReminder } from '../../../../city/reminders/reminderOf.ts';
import { changeStored, useStored } from '../../../../city/reminders/useStored.ts';
import type { Watch } from '../../../../contract/links/stop-watch.ts';
import { closedFault } from '../../../../features/watch/closedSupport.ts';
import { requestNotificationPermission } from '../../../../features/watch/notification.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { currentView } from '../../../../view/useView.ts';
import { StoredReminders } from './StoredReminders.tsx';

interface ClosedAlertsProps {
  pushKey: string;
  alerts: readonly PageAlert[];
  metresPerMinute: number;
}

/** An alert of the page. */
interface PageAlert {
  readonly key: string;
  readonly watch: Watch;
  readonly stop: Parameters<typeof reminderOf>[1];
  /** The stop's. */
  readonly name: string;
}

const MINUTE = 60_000;

/** Whether alerts come with the page closed too. What the server then stores is said before anything is asked. */
export function ClosedAlerts({ pushKey, alerts, metresPerMinute }: ClosedAlertsProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { closed, byTime } = words.alerts;
  const wanted = alerts.flatMap(({ key: alert, watch, stop, name }): WantedReminder[] => {
    const reminder = reminderOf(watch, stop, metresPerMinute);
    if (reminder === null) return [];
    const walk = formats.longDuration((reminder.minutes ?? 0) * MINUTE);
    const leave = reminder.kind === 'leave' ? byTime.leave(walk) : '';
    return [{ reminder, words: { title: name, leave, tag: `curbside ${alert}` } }];
  });
  const id = useId();
  const [fault, setFault] = useState(closedFault);
  const { stored } = useStored();
  const isOn = wanted.some(({ reminder }) => stored.some((own) => sameReminder(own, reminder)));
  const set = (gone: readonly WantedReminder[], left = wanted) =>
    changeStored(() => changeReminders(pushKey, gone, left, pushSentences(language)));
  const turnOn = async () => {
    const isAllowed = await requestNotificationPermission();
    setFault(closedFault());
    if (isAllowed) set([]);
  };
  // Alerts that the rider turns off, adds or changes meanwhile.
  const before = useRef({ wanted, isOn });
  const key = JSON.stringify(wanted.map(({ reminder }) => reminder));
  const follow = useEffectEvent(() => {
    const last = before.current;
    const gone = last.wanted.filter(
      (one) => !wanted.some(({ reminder }) => sameReminder(reminder, one.reminder)),
    );
    if (last.isOn && key !== JSON.stringify(last.wanted.map(({ reminder }) => reminder))) set(gone);
  });
  useEffect(() => follow(), [key]);
  useEffect(() => {
    before.current = { wanted, isOn };
  });
  // With the last alert, this part goes too.
  const leave = useEffectEvent(() => {
    if (before.current.isOn && currentView().watches.length === 0) set(before.current.wanted, []);
  });
  useEffect(() => () => leave(), []);
  if (fault !== null) return <p className="watch-strip__waiting">{closed[fault]}</p>;
  return (
    <>
      <label className="watch-strip__switch">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={isOn}
          disabled={wanted.length === 0}
          onChange={({ target }) => (target.checked ? void turnOn() : set(wanted, []))}
        />
        <span>{closed.turnOn}</span>
      </label>
      <small id={id}>
        {closed.stores}
        {wanted.length < alerts.length ? ` ${closed.fromHere(byTime.leaveHere)}` : null}
      </small>
      <StoredReminders />
    </>
  );
}
