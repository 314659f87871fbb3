import { useQueryClient } from '@tanstack/react-query';

import { NEAR_KEY, NEARBY_KEY } from '../../api/queries/query-keys.ts';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { NearbySearch } from './useNearbySearch.ts';

/** Says that a search failed. */
export function NearbyFailure({ read }: Pick<NearbySearch, 'read'>) {
  const { words } = useLanguage();
  const queryClient = useQueryClient();
  return (
    <ReadNotice
      part={words.nearby.part}
      read={read}
      onRetry={() => {
        for (const queryKey of [NEAR_KEY, NEARBY_KEY])
          void queryClient.refetchQueries({ queryKey, type: 'active' });
      }}
    />
  );
}
