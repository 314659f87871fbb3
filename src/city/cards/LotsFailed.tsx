import { useQueryClient } from '@tanstack/react-query';

import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useCity } from '../reads/CityContext.tsx';

/**
 * On a card of a lot or an event: why the data is missing or old, and a way to try again. `part` is the page's
 * name for what the card shows: "Events".
 */
export function LotsFailed({ part }: { part: string }) {
  const queryClient = useQueryClient();
  return (
    <ReadNotice
      part={part}
      read={useCity().lotsRead}
      onRetry={() => void queryClient.refetchQueries({ queryKey: LOTS_KEY })}
    />
  );
}
