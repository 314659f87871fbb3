import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { type Language, useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { QrCode } from '../../QrCode.tsx';
import type { MisreadPlaces } from '../board/misreadPlaces.ts';
import { hasBusPanel } from '../options/kiosk-panels.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { useSavedData } from '../useSavedData.ts';
import { alternativeIn } from './alternativeIn.ts';
import { isLossOfBuses, isSaidInPanel } from './board-causes.ts';
import { useCausesAt } from './BoardCauses.tsx';
import { causeSentence } from './cause-sentence.ts';
import { useUnknownNames } from './useUnknownNames.ts';

interface BoardNoticesProps {
  station: Station | null;
  /** Whether the board has no list because its address names no stop. */
  needsStop: boolean;
  misread: MisreadPlaces | null;
}

/** What the operator must put right, and where the server says more of it. */
function misreadSentence({ names, isInEntry }: MisreadPlaces, { words, formats }: Language) {
  const list = formats.list(names);
  return isInEntry
    ? words.kiosk.misreadEntry(list, `${window.location.host}/screens`)
    : words.kiosk.misreadAddress(list);
}

/**
 * What is wrong with the board: one sentence for each cause, unless an empty panel says it, and what people
 * can do instead.
 */
export function BoardNotices({ station, needsStop, misread }: BoardNoticesProps) {
  const language = useLanguage();
  const settings = useSettings();
  const { scale, options } = useKiosk();
  const hasBuses = hasBusPanel(options.panels);
  const isSaved = useSavedData() !== null;
  const causesAt = useCausesAt();
  const hasCause = useNow(1000, (now) => causesAt(now).length > 0);
  const said = useNow(1000, (now) =>
    causesAt(now)
      .filter((cause) => !isSaidInPanel(cause) || (isLossOfBuses(cause) && !hasBuses))
      .map((cause) => causeSentence(cause, language)),
  );
  const sentences = [
    ...(misread === null ? [] : [misreadSentence(misread, language)]),
    ...(needsStop ? [language.words.kiosk.needsStop] : []),
    ...said,
    ...useUnknownNames(station).board,
  ];
  const isLive = !hasCause && !isSaved;
  const alternative = isLive ? null : alternativeIn(settings.alternative, language.lang);
  if (sentences.length === 0 && alternative === null) return null;
  return (
    <footer className="kiosk__notices">
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {/* As text: a display has no links. */}
        {alternative === null ? null : <p className="kiosk__alternative">{alternative.text}</p>}
      </div>
      {alternative?.url && scale.code !== null ? (
        <div className="display__code">
          <QrCode address={alternative.url} />
        </div>
      ) : null}
    </footer>
  );
}
