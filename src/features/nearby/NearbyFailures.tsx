import { useQueryClient } from '@tanstack/react-query';

import type { ApiError } from '../../api/ApiError.ts';
import { NEARBY_KEY } from '../../api/queries/query-keys.ts';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

interface NearbyFailuresProps {
  failures: readonly ApiError[];
  /** Whether other circles of the search have an answer. */
  isPartial: boolean;
}

/** Says that a search failed, whole or in part. Gives the first failure only: the rest usually have the same cause. */
export function NearbyFailures({ failures, isPartial }: NearbyFailuresProps) {
  const { words } = useLanguage();
  const queryClient = useQueryClient();
  const [error] = failures;
  return (
    <ReadNotice
      part={isPartial ? words.nearby.partOfArea : words.nearby.part}
      read={error && { failure: { error } }}
      onRetry={() =>
        void queryClient.refetchQueries({
          queryKey: NEARBY_KEY,
          type: 'active',
          predicate: ({ state }) => hasFailed(state.data),
        })
      }
    />
  );
}

const hasFailed = (read: unknown) =>
  typeof read === 'object' && read !== null && 'failure' in read && read.failure !== undefined;
