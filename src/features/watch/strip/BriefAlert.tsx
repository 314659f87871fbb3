import './BriefAlert.css';
import type { WatchedItem } from './WatchedItem.ts';

interface BriefAlertProps {
  item: WatchedItem;
  /** Called before the bus or the stop is opened. */
  onOpen: () => void;
}

/**
 * A watched stop on a small screen, in at most two short lines, which leave the room to the list or the card. It opens
 * the bus of its alert, or the stop.
 */
export function BriefAlert({
  item: { name, what, status, lines, onSelectStop },
  onOpen,
}: BriefAlertProps) {
  const [line] = lines;
  const select = () => {
    onOpen();
    (line?.onSelect ?? onSelectStop)();
  };
  return (
    <button type="button" className="watch-strip__brief" onClick={select}>
      {line === undefined ? (
        <span>
          {/* What comes and when are first: there may be no room for all of the stop's name. */}
          <strong>{what ?? name}</strong> {status} {what === null ? null : <bdi>{name}</bdi>}
        </span>
      ) : (
        <span>
          <span className="watch-strip__sentence">{line.sentence}</span> <bdi>{name}</bdi>
        </span>
      )}
    </button>
  );
}
