import './ScreenFrame.css';
import { use } from 'react';
import type { ReactNode } from 'react';

import { PersistedReads } from '../../../city/persisted/PersistedReads.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { Started } from '../../Started.tsx';
import { OrdersContext } from '../fleet/OrdersContext.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { SavedDataNotice } from '../SavedDataNotice.tsx';
import { DISPLAY_ANSWERS, SAVE_POLICY } from './display-answers.ts';
import { ShiftedBoard } from './ShiftedBoard.tsx';

/** Everything around the board: its sizes, what the operator tells it, and what is stored. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { words } = useWholeLanguage();
  const { options, scale } = useKiosk();
  const { message, disabled } = use(OrdersContext);
  return (
    <>
      <Started />
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
            {message === undefined ? null : (
              <p className="display__message">
                <bdi>{message}</bdi>
              </p>
            )}
            <SavedDataNotice />
          </div>
          <ShiftedBoard shift={options.shiftPixels}>{children}</ShiftedBoard>
        </div>
      )}
    </>
  );
}
