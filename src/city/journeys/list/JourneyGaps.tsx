import type { JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface JourneyGapsProps {
  answer: JourneysAnswer;
  /** Whether a newer one couldn't be read. */
  isOld: boolean;
}

/** What an answer of ways lacks: agencies and live times. */
export function JourneyGaps({ answer, isOld }: JourneyGapsProps) {
  const { words } = useLanguage();
  const { isPartial, isLiveLost } = answer;
  return (
    <>
      {isPartial === true ? <Notice tone="caution">{words.times.partial}</Notice> : null}
      {isLiveLost === true && !isOld ? <Notice tone="caution">{words.times.noLive}</Notice> : null}
    </>
  );
}
