import { deleteAll } from '../../../../city/reminders/closedReminders.ts';
import { changeStored, useStored } from '../../../../city/reminders/useStored.ts';
import { Notice } from '../../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { StoredReminders } from './StoredReminders.tsx';

/** Beside what is saved on the device: the reminders that the server stores, also those of other views. */
export function StoredOnServer() {
  const { closed } = useLanguage().words.alerts;
  const { stored, hasFailed } = useStored();
  return (
    <>
      {hasFailed ? <Notice tone="failure">{closed.failed}</Notice> : null}
      <StoredReminders stored={stored} onDelete={() => changeStored(deleteAll)} />
    </>
  );
}
