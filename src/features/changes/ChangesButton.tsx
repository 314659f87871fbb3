import '../../ui/controls/IconButton.css';
import './ChangesButton.css';

import { useState } from 'react';

import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import type { Change } from './changes.ts';

/** What a change is of, and can be opened. */
interface Subject {
  readonly kind: 'event' | 'lot' | 'vehicle';
  readonly id: string;
}

interface ChangesButtonProps {
  changes: readonly Change[];
  /** What a band is called. */
  bandName: (band: string) => string;
  onSelect: (subject: Subject) => void;
  /** The list was looked through. */
  onViewed: () => void;
  /** Forgets the last visit, where it is kept. */
  onClear: () => void;
}

/** Ages in the list go by minutes. */
const TICK = 10_000;

const LIST_ID = 'what-changed';

function sentenceOf(change: Change, words: Language['words'], bandName: (band: string) => string) {
  const copy = words.changes;
  switch (change.kind) {
    case 'event-new':
      return copy.eventNew(change.event);
    case 'event-moved':
      return copy.eventMoved(change.event);
    case 'event-gone':
      return copy.eventGone(change.event);
    case 'lot':
      return copy.lot(change.lot, bandName(change.band));
    case 'bus-came':
      return copy.busCame(change.vehicleID, change.routeID);
    default:
      return copy.busLeft(change.vehicleID, change.routeID);
  }
}

/** What is not listed any more cannot be opened; a bus that left can, and says so. */
function subjectOf(change: Change): Subject | null {
  switch (change.kind) {
    case 'event-gone':
      return null;
    case 'event-new':
    case 'event-moved':
      return { kind: 'event', id: change.key };
    case 'lot':
      return { kind: 'lot', id: change.key };
    default:
      return { kind: 'vehicle', id: vehicleKey(change) };
  }
}

/**
 * What changed since the rider looked: its number, and the list when it is asked for (R29). What is
 * listed counts as seen, and stays until the list is closed.
 */
export function ChangesButton({ changes, bandName, onClear, ...handlers }: ChangesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // What changed in this session is listed still: that something was forgotten would not be seen.
  const [isForgotten, setForgotten] = useState(false);
  const announce = useAnnounce();
  const { words, formats } = useLanguage();
  const unseen = isOpen ? 0 : changes.length;
  const count = formats.number(unseen);
  // Said once of all that it is true of.
  const ages = useNow(TICK, (now) =>
    changes.map(({ at }) => words.changes.ago(formats.duration(now - at))),
  );
  return (
    <>
      <button
        type="button"
        className="icon-button changes-button"
        aria-label={words.changes.button(unseen, count)}
        title={words.changes.heading}
        popoverTarget={LIST_ID}
      >
        <Icon name="bell" />
        {unseen === 0 ? null : <span className="changes-button__count">{count}</span>}
      </button>
      <section
        id={LIST_ID}
        className="changes"
        popover="auto"
        aria-label={words.changes.heading}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') setForgotten(false);
          else handlers.onViewed();
        }}
      >
        <h2>{words.changes.heading}</h2>
        {changes.length === 0 ? (
          <p>{words.changes.none}</p>
        ) : (
          <ul aria-label={words.changes.heading}>
            {changes.map((change, index) => (
              <li key={change.id}>
                {ages[index] === ages[index - 1] ? null : <small>{ages[index]}</small>}
                <ChangeLine subject={subjectOf(change)} onSelect={handlers.onSelect}>
                  {sentenceOf(change, words, bandName)}
                </ChangeLine>
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="plain"
          onClick={() => {
            onClear();
            setForgotten(true);
            announce(words.changes.forgotten);
          }}
        >
          {words.changes.forget}
        </Button>
        {isForgotten ? <p>{words.changes.forgotten}</p> : null}
      </section>
    </>
  );
}

interface ChangeLineProps extends Pick<ChangesButtonProps, 'onSelect'> {
  subject: Subject | null;
  children: string;
}

function ChangeLine({ subject, onSelect, children }: ChangeLineProps) {
  if (subject === null) return <p>{children}</p>;
  return (
    <Button
      variant="plain"
      popoverTarget={LIST_ID}
      popoverTargetAction="hide"
      onClick={() => onSelect(subject)}
    >
      {children}
    </Button>
  );
}
