import { useQueryClient } from '@tanstack/react-query';

import type { LotFeed } from '../../api/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import { Card } from '../../ui/Card.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReadNotice } from '../../ui/ReadNotice.tsx';

interface NotListedProps {
  /** What the thing is one of, as the page calls it: "Events". */
  part: string;
  /** The lots, which the events came with. */
  read: Read<LotFeed> | undefined;
  /** What is said where the lots were read and it is not among them. */
  absent: string;
  onClose: () => void;
}

/** The card of a lot or event that is not there; a read that failed is told as such (R25). */
export function NotListed({ part, read, absent, onClose }: NotListedProps) {
  const { words } = useLanguage();
  const queryClient = useQueryClient();
  return (
    <Card title={part} closeLabel={words.page.back} onClose={onClose}>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {read?.failure === undefined ? null : (
        <ReadNotice
          part={part}
          failure={read.failure.error}
          receivedAt={read.receivedAt}
          onRetry={() => void queryClient.refetchQueries({ queryKey: ['parking', 'lots'] })}
        />
      )}
      {read?.answer === undefined ? null : <Notice tone="quiet">{absent}</Notice>}
    </Card>
  );
}
