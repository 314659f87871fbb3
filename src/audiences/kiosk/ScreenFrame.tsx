import './ScreenFrame.css';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { createAnswerStore } from '../../api/createAnswerStore.ts';
import { PersistedReads } from '../../city/persisted/PersistedReads.tsx';
import { PollScheduleContext } from '../../city/reads/live/PollScheduleContext.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { createPollSchedule } from './care/createPollSchedule.ts';
import { displayOptions } from './care/displayOptions.ts';
import { screenID, spreadOf } from './care/screenID.ts';
import { useScreenCare } from './care/useScreenCare.ts';
import { useFleet } from './fleet/useFleet.ts';
import { SavedDataNotice } from './SavedDataNotice.tsx';
import { ShiftedBoard } from './ShiftedBoard.tsx';

/** The last stops and lots, for a start without a network (A37). */
const DISPLAY_ANSWERS = createAnswerStore('curbside-display');

/** Saved rarely, because the storage of many small computers wears out with each write. */
const SAVE_POLICY = {
  maySave: () => window.top === window,
  restoreDelay: 1_000,
  saveInterval: 5 * 60_000,
};

/** Everything around the board: it keeps the display running and shows what the operator tells it. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { words } = useLanguage();
  const [{ id, options, schedule, spread }] = useState(() => {
    const parameters = new URLSearchParams(window.location.search);
    const screen = screenID(parameters);
    const part = spreadOf(screen);
    return {
      id: screen,
      options: displayOptions(parameters),
      schedule: createPollSchedule(part),
      spread: part,
    };
  });
  useScreenCare(options, spread);
  const { message, disabled } = useFleet(id);
  return (
    <PollScheduleContext value={schedule}>
      <PersistedReads store={DISPLAY_ANSWERS} policy={SAVE_POLICY} />
      {disabled ? (
        <main className="display__off">{words.display.off}</main>
      ) : (
        <div className="display">
          <div>
            {message === undefined ? null : <p className="display__message">{message}</p>}
            <SavedDataNotice />
          </div>
          <ShiftedBoard shift={options.shift}>{children}</ShiftedBoard>
        </div>
      )}
    </PollScheduleContext>
  );
}
