import type { ComponentType } from 'react';

import type { Settings } from '../contract/settings/settings.ts';
import { importChunk } from '../lib/loading/ChunkLoadError.ts';
import { cityWordsOf } from '../lib/words/city-words.ts';
import { loadWords } from '../lib/words/loadWords.ts';
import type { AudienceProps } from './AudienceRoot.tsx';
import { Rider } from './rider/Rider.tsx';
import { readFirstStops } from './rider/riderQueries.ts';
import { warn } from './warn.ts';

interface Audience {
  readonly Page: ComponentType<AudienceProps>;
  /** Reads what the page shows first, before it renders; never rejects. */
  readonly prepare?: (settings: Settings, lang: string) => Promise<void>;
}

/**
 * The page for `?view=`: a display in a station, a frame, the builder of frames, or a rider's page for any
 * other value. The rider's code is in the first chunk, because a rider waits for it; the others load when
 * needed.
 *
 * @throws ChunkLoadError if the page's code can't be loaded
 */
export async function audienceFromUrl(parameters: URLSearchParams): Promise<Audience> {
  const view = parameters.get('view');
  switch (view) {
    case 'kiosk':
    case 'builder':
      return {
        Page: await (
          await importChunk(() => import('./displayOrBuilder.ts'))
        ).displayOrBuilder(view),
      };
    case 'embed':
      return { Page: (await importChunk(() => import('./embed/Embed.tsx'))).Embed };
    default:
      if (view !== null)
        warn('page', [`view=${view} is not a view; the views are kiosk, embed and builder`]);
      // Everything around the first list is in the same files, and needs all words.
      void import('./rider/panels/RiderPanels.tsx').catch(() => {});
      return {
        Page: Rider,
        prepare(settings, lang) {
          void loadWords(lang, cityWordsOf(settings)).catch(() => {});
          return readFirstStops(settings);
        },
      };
  }
}
