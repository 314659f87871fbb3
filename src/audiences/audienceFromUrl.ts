import type { ComponentType } from 'react';

import { importChunk } from '../lib/ChunkLoadError.ts';
import type { AudienceProps } from './AudienceRoot.tsx';
import { loadFirstPanel } from './rider/panels/firstPanel.ts';
import { Rider } from './rider/Rider.tsx';

/**
 * The page for `?view=`: a display in a station, a frame, the builder of frames, or a rider's page for any
 * other value. The rider's code is in the first chunk, because a rider waits for it; the others load when
 * needed.
 *
 * @throws ChunkLoadError if the page's code can't be loaded
 */
export async function audienceFromUrl(
  parameters: URLSearchParams,
): Promise<ComponentType<AudienceProps>> {
  const view = parameters.get('view');
  switch (view) {
    case 'kiosk':
    case 'builder':
      return (await importChunk(() => import('./displayOrBuilder.ts'))).displayOrBuilder(view);
    case 'embed':
      return (await importChunk(() => import('./embed/Embed.tsx'))).Embed;
    default:
      void loadFirstPanel();
      return Rider;
  }
}
