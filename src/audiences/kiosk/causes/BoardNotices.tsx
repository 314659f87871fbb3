import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import type { Station } from '../station/useStation.ts';
import { useSavedData } from '../useSavedData.ts';
import { Alternative } from './Alternative.tsx';
import { isSaidInPanel } from './board-causes.ts';
import { useCausesAt } from './BoardCauses.tsx';
import { causeSentence } from './cause-sentence.ts';
import { useUnknownNames } from './useUnknownNames.ts';

/**
 * What is wrong with the board: one sentence for each cause, unless an empty panel says it, and what people
 * can do instead (A10).
 */
export function BoardNotices({ station }: { station: Station | null }) {
  const language = useWholeLanguage();
  const { alternative } = useSettings();
  const isSaved = useSavedData() !== null;
  const causesAt = useCausesAt();
  const hasCause = useNow(1000, (now) => causesAt(now).length > 0);
  const said = useNow(1000, (now) =>
    causesAt(now)
      .filter((cause) => !isSaidInPanel(cause))
      .map((cause) => causeSentence(cause, language)),
  );
  const sentences = [...said, ...useUnknownNames(station).board];
  const isLive = !hasCause && !isSaved;
  if (sentences.length === 0 && (isLive || alternative === undefined)) return null;
  return (
    <footer className="kiosk__notices">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isLive ? null : <Alternative />}
    </footer>
  );
}
