import { useMemo } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { edgeBarrier } from '../../../map/scene/nameBarrier.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';

/** Keeps names off the edge of the picture, which would cut them: they move, or are left out. */
export function EdgeBarrier({ edge }: { edge: readonly Place[] }) {
  useScenePart(useMemo(() => edgeBarrier(edge), [edge]));
  return null;
}
