import { useQueryClient } from '@tanstack/react-query';

import type { LotFeed } from '../../api/feeds/lots/lotFeed.ts';
import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import type { Read } from '../../api/Read.ts';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';

interface LotsFailedProps {
  /** The page's name for what the card shows: "Events". */
  part: string;
  read: Read<LotFeed> | undefined;
}

/** On a card of a lot or an event: why the data is missing or old, and a way to try again (R25). */
export function LotsFailed({ part, read }: LotsFailedProps) {
  const queryClient = useQueryClient();
  if (read?.failure === undefined) return null;
  return (
    <ReadNotice
      part={part}
      failure={read.failure.error}
      receivedAt={read.receivedAt}
      onRetry={() => void queryClient.refetchQueries({ queryKey: LOTS_KEY })}
    />
  );
}
