import { FavoriteButton } from '../../../features/favorites/card/FavoriteButton.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { textOfWay } from '../../../view/way-between.ts';
import { useEndName } from '../useJourneyEnds.ts';

/** Adds the ways between two places to the favorites. Nothing for ways from or to where the rider is. */
export function FavoriteWayButton({ journey: { from, to } }: { journey: JourneyView }) {
  const [name, end] = [useEndName(from), useEndName(to)];
  if (from === null || to === null) return null;
  const favorite = { kind: 'journey', id: textOfWay(from, to), name, to: end } as const;
  return <FavoriteButton isIcon favorite={favorite} />;
}
