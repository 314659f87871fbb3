import type { JourneysAnswer } from '../../contract/journeys/journeys.ts';
import { leftOutBeside, type ListedJourney } from '../../features/journeys/journeyList.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

interface JourneyGapsProps {
  answer: JourneysAnswer;
  /** Whether a newer one couldn't be read. */
  isOld: boolean;
  journeys: readonly ListedJourney[];
}

/** What an answer of ways lacks: agencies, live times, and routes that nobody can rely on. */
export function JourneyGaps({ answer, isOld, journeys }: JourneyGapsProps) {
  const { words, formats, labelOf } = useLanguage();
  const { isPartial, isLiveLost, leftOut } = answer;
  return (
    <>
      {isPartial === true ? <Notice tone="caution">{words.times.partial}</Notice> : null}
      {isLiveLost === true && !isOld ? <Notice tone="caution">{words.times.noLive}</Notice> : null}
      {leftOutBeside(leftOut, journeys).map(({ why, routeIDs }) => (
        <Notice key={why} tone="quiet">
          {words.journeys.leftOut[why](formats.list(routeIDs.map(labelOf)))}
        </Notice>
      ))}
    </>
  );
}
