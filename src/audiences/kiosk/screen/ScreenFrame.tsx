import './ScreenFrame.css';
import { use } from 'react';
import type { ReactNode } from 'react';

import { PersistedReads } from '../../../city/persisted/PersistedReads.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { Started } from '../../Started.tsx';
import { OrdersContext } from '../fleet/OrdersContext.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { useSavedData } from '../useSavedData.ts';
import { DISPLAY_ANSWERS, SAVE_POLICY } from './display-answers.ts';
import { ShiftedBoard } from './ShiftedBoard.tsx';

const MINUTE = 60_000;

/** After a start without a network: says when the stops and lots on the display were saved. */
function SavedDataNotice() {
  const { words, formats } = useLanguage();
  const saved = useSavedData();
  // Saved by the device's clock, which nothing corrects without a network.
  const clock = useNow(MINUTE, (now) => formats.clock(Date.now() - (now - (saved?.since ?? now))));
  if (saved === null) return null;
  return (
    <output className="display__message">{words.display.savedData(clock, saved.hasLots)}</output>
  );
}

/** Everything around the board: its sizes, what the operator tells it, and what is stored. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { words, formats } = useLanguage();
  const { options, scale } = useKiosk();
  const { message, disabled, offUntil } = use(OrdersContext);
  return (
    <>
      <Started />
      <PersistedReads store={DISPLAY_ANSWERS} policy={SAVE_POLICY} />
      {disabled || offUntil !== null ? (
        <main className="display__off">
          {disabled || offUntil === null
            ? words.display.off
            : words.display.offUntil(
                [formats.day(offUntil), formats.clock(offUntil)].join(words.lists.comma),
              )}
        </main>
      ) : (
        <div
          className="display"
          style={{
            '--kiosk-large': `${scale.large}px`,
            '--kiosk-medium': `${scale.medium}px`,
            '--kiosk-small': `${scale.small}px`,
            '--kiosk-code': `${scale.code ?? 0}px`,
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
