import type { ComponentType } from 'react';

import { importChunk } from '../lib/ChunkLoadError.ts';
import type { AudienceProps } from './AudienceRoot.tsx';
import { Rider } from './rider/Rider.tsx';

/**
 * The page of whoever looks: a display in a station, a frame on a city's page, and for everything
 * else that `?view=` may say a rider. The rider is in the first chunk, because a rider waits for it;
 * the others are fetched when they are asked for.
 *
 * @throws ChunkLoadError when the code of that page cannot be loaded
 */
export async function audienceFromUrl(
  parameters: URLSearchParams,
): Promise<ComponentType<AudienceProps>> {
  switch (parameters.get('view')) {
    case 'kiosk':
      return (await importChunk(() => import('./kiosk/Kiosk.tsx'))).Kiosk;
    case 'embed':
      return (await importChunk(() => import('./embed/Embed.tsx'))).Embed;
    default:
      return Rider;
  }
}
