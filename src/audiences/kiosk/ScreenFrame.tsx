import './ScreenFrame.css';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { createAnswerStore } from '../../api/createAnswerStore.ts';
import { PersistedReads } from '../../city/persisted/PersistedReads.tsx';
import { PollScheduleContext } from '../../city/reads/live/PollScheduleContext.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { storedScreenID } from './fleet/screenID.ts';
import { spreadOf } from './fleet/spread.ts';
import { useFleet } from './fleet/useFleet.ts';
import { useKiosk } from './options/KioskOptionsContext.ts';
import { createPollSchedule } from './polling/createPollSchedule.ts';
import { SavedDataNotice } from './SavedDataNotice.tsx';
import { ShiftedBoard } from './screen/ShiftedBoard.tsx';
import { useKeepRunning } from './useKeepRunning.ts';

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
  const { options } = useKiosk();
  const [id] = useState(() => options.id ?? storedScreenID());
  const spread = spreadOf(id);
  const [schedule] = useState(() => createPollSchedule(spread));
  useKeepRunning(options, spread);
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
          <ShiftedBoard shift={options.shiftPixels}>{children}</ShiftedBoard>
        </div>
      )}
    </PollScheduleContext>
  );
}
