import type { ComponentType } from 'react';

import type { AudienceProps } from './AudienceRoot.tsx';
import { Rider } from './rider/Rider.tsx';

/**
 * The page of whoever looks: a display in a station, a frame on a city's page, and for everything
 * else that `?view=` may say a rider. The rider is in the first chunk, because a rider waits for it;
 * the others are fetched when they are asked for.
 */
export async function audienceFromUrl(
  parameters: URLSearchParams,
): Promise<ComponentType<AudienceProps>> {
  switch (parameters.get('view')) {
    case 'kiosk':
      return (await import('./kiosk/Kiosk.tsx')).Kiosk;
    case 'embed':
      return (await import('./embed/Embed.tsx')).Embed;
    default:
      return Rider;
  }
}
