import { useMemo } from 'react';

import { isOneOfLots } from '../../../features/parking/isNamedLot.ts';
import { useFrame } from '../FrameContext.ts';

/** Whether the frame's URL names a lot; undefined if it names none, which means all lots. */
export function useNamedLots(): ReturnType<typeof isOneOfLots> {
  const { lots } = useFrame().options;
  return useMemo(() => isOneOfLots(lots), [lots]);
}
