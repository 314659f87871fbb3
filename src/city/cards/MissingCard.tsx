import type { LotFeed } from '../../api/feeds/lots/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Panel } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { LotsFailed } from './LotsFailed.tsx';

interface MissingCardProps {
  /** What the card was to show: "Event". */
  title: string;
  /** The page's name for things of this kind: "Events". */
  part: string;
  /** The lots with their events. */
  read: Read<LotFeed> | undefined;
  /** Shown when the whole answer was read and the thing isn't in it. */
  missingText: string;
  /** What couldn't be read, apart from dropped entries; empty if nothing. */
  unreadableText?: string;
  /** Leads to the list of things of this kind. */
  showAll: { readonly label: string; readonly panel: Panel };
  onClose: () => void;
}

/** The card of a lot or event that isn't listed. Says so if that may be because of unreadable data (R25). */
export function MissingCard({
  title,
  part,
  read,
  missingText,
  unreadableText = '',
  showAll,
  onClose,
}: MissingCardProps) {
  const { words, formats } = useLanguage();
  const changeView = useChangeView();
  const { dropped = 0 } = read?.answer ?? {};
  const unreadable = [
    unreadableText,
    dropped > 0 ? words.lists.dropped(dropped, formats.number(dropped)) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <Card title={title} closeLabel={words.page.back} onClose={onClose}>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      <LotsFailed part={part} read={read} />
      {read?.answer === undefined ? null : (
        <Notice
          tone={unreadable === '' ? 'quiet' : 'caution'}
          action={
            <Button onClick={() => changeView({ selection: null, panel: showAll.panel }, 'push')}>
              {showAll.label}
            </Button>
          }
        >
          {unreadable === '' ? missingText : `${unreadable} ${words.lists.possibleReason}`}
        </Notice>
      )}
    </Card>
  );
}
