import type { ComponentType } from 'react';

import { importChunk } from '../lib/loading/ChunkLoadError.ts';
import type { AudienceProps } from './AudienceRoot.tsx';

/**
 * The page of a display or of the builder. In a chunk of its own, because the names of their files would
 * make the rider's first chunk longer; neither page is in a hurry.
 *
 * @throws ChunkLoadError if the page's code can't be loaded
 */
export async function displayOrBuilder(
  view: 'kiosk' | 'builder',
): Promise<ComponentType<AudienceProps>> {
  return view === 'kiosk'
    ? (await importChunk(() => import('./kiosk/Kiosk.tsx'))).Kiosk
    : (await importChunk(() => import('./builder/Builder.tsx'))).Builder;
}
