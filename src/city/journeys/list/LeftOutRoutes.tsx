import type { JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { leftOutBeside, type ListedJourney } from '../../../features/journeys/journeyList.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** More say no more. */
const MOST_ROUTES = 12;

interface LeftOutRoutesProps {
  leftOut: JourneysAnswer['leftOut'];
  journeys: readonly ListedJourney[];
}

/** The routes of which trips are left out, since nobody can rely on them, and why. */
export function LeftOutRoutes({ leftOut, journeys }: LeftOutRoutesProps) {
  const { words, formats, labelOf } = useLanguage();
  const namesOf = (routeIDs: readonly string[]) => {
    const names = routeIDs.map(labelOf);
    return names.length > MOST_ROUTES
      ? [...names.slice(0, MOST_ROUTES), '…'].join(words.lists.comma)
      : formats.list(names);
  };
  return leftOutBeside(leftOut, journeys).map(({ why, routeIDs }) => (
    <Notice key={why} tone="quiet">
      {words.journeys.leftOut[why](namesOf(routeIDs))}
    </Notice>
  ));
}
