import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import { Card } from '../../ui/panels/Card.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { LotsFailed } from './LotsFailed.tsx';

interface MissingCardProps {
  /** What the thing is one of, as the page calls it: "Events". */
  part: string;
  /** The lots, which the events came with. */
  read: Read<LotFeed> | undefined;
  /** What is said where all of the answer was read and it is not among it. */
  missingText: string;
  /** What of the answer could not be read, besides entries that were left out; empty where all was. */
  unreadableText?: string;
  onClose: () => void;
}

/** The card of a lot or event that is not there; what could not be read is told as such (R25). */
export function MissingCard({
  part,
  read,
  missingText: absent,
  unreadableText: unread = '',
  onClose,
}: MissingCardProps) {
  const { words, formats } = useLanguage();
  const { dropped = 0 } = read?.answer ?? {};
  const unreadable = [
    unread,
    dropped > 0 ? words.failures.dropped(dropped, formats.number(dropped)) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <Card title={part} closeLabel={words.page.back} onClose={onClose}>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      <LotsFailed part={part} read={read} />
      {read?.answer === undefined ? null : (
        <Notice tone={unreadable === '' ? 'quiet' : 'caution'}>
          {unreadable === '' ? absent : `${unreadable} ${words.lists.mayBeWhy}`}
        </Notice>
      )}
    </Card>
  );
}
