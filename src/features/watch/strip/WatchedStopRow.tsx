import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { WatchedItem } from './WatchedItem.ts';

interface WatchedStopRowProps {
  item: WatchedItem;
  /** Called before a bus or the stop is opened. */
  onOpen: () => void;
}

/** A watched stop with its alerts. While there is none, a sentence says what is known. */
export function WatchedStopRow({
  item: { mark, name, what, lines, waiting, onRemove, onSelectStop },
  onOpen,
}: WatchedStopRowProps) {
  const { alerts } = useLanguage().words;
  const opening = (select: () => void) => () => {
    onOpen();
    select();
  };
  return (
    <li className={`watch-strip__stop ${lines.length > 0 ? 'watch-strip__stop--near' : ''}`}>
      {mark}
      <div className="watch-strip__text">
        <Button variant="plain" onClick={opening(onSelectStop)}>
          {name}
        </Button>
        {what === null ? null : <span> {what}</span>}
        {lines.length === 0
          ? waiting
          : lines.map(({ key, sentence, note, onSelect }) => (
              <p key={key}>
                <Button variant="plain" onClick={opening(onSelect)}>
                  {sentence}
                </Button>{' '}
                {note}
              </p>
            ))}
      </div>
      <IconButton icon="close" label={alerts.remove(name)} onClick={onRemove} />
    </li>
  );
}
