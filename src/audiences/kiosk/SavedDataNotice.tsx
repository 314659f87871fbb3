import { useWholeLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { useSavedData } from './useSavedData.ts';

const MINUTE = 60_000;

/** After a start without a network: says when the stops and lots on the display were saved (A37). */
export function SavedDataNotice() {
  const { words, formats } = useWholeLanguage();
  const saved = useSavedData();
  // Saved by the device's clock, which nothing corrects without a network.
  const clock = useNow(MINUTE, (now) => formats.clock(Date.now() - (now - (saved?.since ?? now))));
  if (saved === null) return null;
  return (
    <output className="display__message">{words.display.savedData(clock, saved.hasLots)}</output>
  );
}
