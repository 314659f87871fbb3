import type { EndName } from '../../../city/journeys/fields/JourneyFields.tsx';
import { useRiderPlace } from '../../../city/journeys/useJourneyEnds.ts';
import { problemSentence } from '../../../city/map/locate.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';

interface YourLocationProps {
  end: EndName;
  onChoose: () => void;
}

/** Chooses where the rider is as an end of the view's journey, if it has one and the other end is elsewhere. */
export function YourLocation({ end, onChoose }: YourLocationProps) {
  const { journey } = usePageView();
  const other = end === 'from' ? 'to' : 'from';
  return journey === null || journey[other] === null ? null : <Choice onChoose={onChoose} />;
}

/** The browser may ask the rider first. */
function Choice({ onChoose }: Pick<YourLocationProps, 'onChoose'>) {
  const { words } = useLanguage();
  const { city } = useSettings();
  const { place, problem, isLocating, find } = useRiderPlace(false);
  const choose = async () => {
    if (place !== null || (await find())) onChoose();
  };
  return (
    <>
      <button
        type="button"
        className="list-row search-results__entry"
        aria-busy={isLocating}
        onClick={() => void choose()}
      >
        <span className="search-results__mark">
          <Icon name="locate" size={22} />
        </span>
        <span>{words.journeys.yourLocation}</span>
      </button>
      {problem === null ? null : (
        <Notice tone="quiet">{problemSentence(problem, words, city.name)}</Notice>
      )}
    </>
  );
}
