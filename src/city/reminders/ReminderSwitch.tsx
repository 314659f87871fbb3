import { useEffect, useEffectEvent, useId, useState } from 'react';

import type { Reminder } from '../../contract/reminders.ts';
import { closedFault } from '../../features/watch/closedSupport.ts';
import { requestNotificationPermission } from '../../features/watch/notification.ts';
import { PLACEHOLDERS } from '../../lib/push/ReminderWords.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { changeReminders, pushSentences, type WantedReminder } from './closedReminders.ts';
import { sameReminder } from './reminderOf.ts';
import { changeStored, useStored } from './useStored.ts';

interface ReminderSwitchProps {
  /** One of a bus, or of notices. */
  reminder: Reminder;
  /** What its notification is headed with. */
  title: string;
  label: string;
  /** Whether the rider no longer has what it is about, so that it is turned off. */
  isOver?: boolean;
}

/** Sets one reminder that also comes with the page closed. What the server then stores is said before anything is asked. */
export function ReminderSwitch({ reminder, title, label, isOver = false }: ReminderSwitchProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { closed } = words.alerts;
  const { pushKey } = useSettings();
  const id = useId();
  const [fault, setFault] = useState(closedFault);
  const { stored, hasFailed } = useStored();
  const isOn = stored.some((own) => sameReminder(own, reminder));
  const { kind, stopID, routeID, tripID } = reminder;
  const isNext = words.trips.stopsBefore(0, formats.number(0));
  const wanted: WantedReminder = {
    reminder,
    words: {
      title,
      leave: '',
      tag: `curbside ${kind} ${tripID ?? routeID ?? stopID}`,
      ...(kind === 'next' ? { sentence: words.lists.labeled(PLACEHOLDERS.line, isNext) } : {}),
    },
  };
  const set = (on: boolean) => {
    if (pushKey === undefined) return;
    const [gone, left] = on ? [[], [wanted]] : [[wanted], []];
    changeStored(() => changeReminders(pushKey, gone, left, pushSentences(language)));
  };
  const toggle = async () => {
    const isAllowed = isOn || (await requestNotificationPermission());
    setFault(closedFault());
    if (isAllowed) set(!isOn);
  };
  const end = useEffectEvent(() => set(false));
  useEffect(() => {
    if (isOver && isOn) end();
  }, [isOver, isOn]);
  if (isOver) return null;
  if (fault !== null) return <p className="secondary">{closed[fault]}</p>;
  return (
    <>
      <Button aria-pressed={isOn} aria-describedby={id} onClick={() => void toggle()}>
        <Icon name="bell" size={18} />
        {label}
      </Button>
      <p id={id} className="secondary">
        {closed.storesThis}
      </p>
      {hasFailed ? <Notice tone="failure">{closed.failed}</Notice> : null}
    </>
  );
}
