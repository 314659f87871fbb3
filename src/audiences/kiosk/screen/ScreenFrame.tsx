import './ScreenFrame.css';
import type { ReactNode } from 'react';

import { createAnswerStore } from '../../../api/persisted/createAnswerStore.ts';
import { PersistedReads } from '../../../city/persisted/PersistedReads.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useFleet } from '../fleet/useFleet.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { spreadOf } from '../polling/spread.ts';
import { SavedDataNotice } from '../SavedDataNotice.tsx';
import { useKeepRunning } from '../useKeepRunning.ts';
import { ShiftedBoard } from './ShiftedBoard.tsx';

/** The last stops and lots, for a start without a network (A37). */
const DISPLAY_ANSWERS = createAnswerStore('curbside-display');

/** Saved rarely, because the storage of many small computers wears out with each write. */
const SAVE_POLICY = {
  maySave: () => window.top === window,
  restoreDelay: 1_000,
  saveInterval: 5 * 60_000,
};

interface ScreenFrameProps {
  /** The screen's ID. */
  id: string;
  children: ReactNode;
}

/** Everything around the board: it keeps the display running and shows what the operator tells it. */
export function ScreenFrame({ id, children }: ScreenFrameProps) {
  const { words } = useWholeLanguage();
  const { options, scale } = useKiosk();
  useKeepRunning(options, spreadOf(id));
  const { message, disabled } = useFleet(id);
  return (
    <>
      <PersistedReads store={DISPLAY_ANSWERS} policy={SAVE_POLICY} />
      {disabled ? (
        <main className="display__off">{words.display.off}</main>
      ) : (
        <div
          className="display"
          style={{
            '--kiosk-large': `${scale.large}px`,
            '--kiosk-medium': `${scale.medium}px`,
            '--kiosk-small': `${scale.small}px`,
          }}
        >
          <div>
            {message === undefined ? null : <p className="display__message">{message}</p>}
            <SavedDataNotice />
          </div>
          <ShiftedBoard shift={options.shiftPixels}>{children}</ShiftedBoard>
        </div>
      )}
    </>
  );
}
