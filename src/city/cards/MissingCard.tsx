import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import type { Panel } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { LotsFailed } from './LotsFailed.tsx';

interface MissingCardProps {
  /** Of things of this kind. */
  words: Pick<Language['words']['events'], 'one' | 'notListed' | 'showAll'>;
  /** The name of the list, for what couldn't be read. */
  part: string;
  /** What couldn't be read, apart from dropped entries; empty if nothing. */
  unreadableText?: string;
  /** The list of things of this kind. */
  panel: Panel;
  onClose: () => void;
}

/** The card of a lot or event that isn't listed. Says so if that may be because of unreadable data. */
export function MissingCard({
  words: { one, notListed, showAll },
  part,
  unreadableText = '',
  panel,
  onClose,
}: MissingCardProps) {
  const { words, formats } = useLanguage();
  const changeView = useChangeView();
  const { lotsRead: read } = useCity();
  const { dropped = 0 } = read?.answer ?? {};
  const unreadable = [
    unreadableText,
    dropped > 0 ? words.lists.dropped(dropped, formats.number(dropped)) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <Card title={one} closeLabel={words.page.back} onClose={onClose}>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      <LotsFailed part={part} />
      {read?.answer === undefined ? null : (
        <Notice
          tone={unreadable === '' ? 'quiet' : 'caution'}
          action={
            <Button onClick={() => changeView({ selection: null, panel }, 'push')}>
              {showAll}
            </Button>
          }
        >
          {unreadable === '' ? notListed : `${unreadable} ${words.lists.possibleReason}`}
        </Notice>
      )}
    </Card>
  );
}
