import { useEffect } from 'react';

import type { JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { useIsCauseSaid } from '../../../ui/panels/CauseSaid.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
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
  const announce = useAnnounce();
  const isSaid = useIsCauseSaid()('unreachable');
  const hasNoLive = isLiveLost === true && !isOld && !isSaid;
  useEffect(() => {
    if (hasNoLive) announce(words.times.noLive);
  }, [announce, hasNoLive, words]);
  return (
    <>
      {isPartial === true ? <Notice tone="caution">{words.times.partial}</Notice> : null}
      {hasNoLive ? <Notice tone="caution">{words.times.noLive}</Notice> : null}
    </>
  );
}
