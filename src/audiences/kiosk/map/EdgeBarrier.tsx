import { useMemo } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { edgeBarrier } from '../../../map/scene/nameBarrier.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';

/** Keeps names whole: one that would be cut by the edge of the picture is somewhere else, or not there. */
export function EdgeBarrier({ edge }: { edge: readonly Place[] }) {
  useScenePart(useMemo(() => edgeBarrier(edge), [edge]));
  return null;
}
