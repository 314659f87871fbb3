import './ChangesButton.css';
import { useState } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { WholeLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import type { Change } from './changes.ts';

/** The event, lot or vehicle of a change, which can be opened. */
interface Subject {
  readonly kind: 'event' | 'lot' | 'vehicle';
  readonly id: string;
}

interface ChangesButtonProps {
  changes: readonly Change[];
  /** The name of a lot's band. */
  bandName: (band: string) => string;
  onSelect: (subject: Subject) => void;
  /** Called when the list closes. */
  onViewed: () => void;
  /** Clears the stored visit. */
  onClear: () => void;
}

/** How often the ages are updated. They are in minutes. */
const TICK = 10_000;

const LIST_ID = 'what-changed';

function sentenceOf(
  change: Change,
  { words, wordsOn }: WholeLanguage,
  bandName: (band: string) => string,
) {
  const copy = words.changes;
  switch (change.kind) {
    case 'event-new':
      return copy.eventNew(change.event);
    case 'event-moved':
      return copy.eventMoved(change.event);
    case 'event-gone':
      return copy.eventRemoved(change.event);
    case 'lot':
      return copy.lot(change.lot, bandName(change.band));
    case 'bus-came':
      return wordsOn(change.routeID).changes.busJoined(change.vehicleID, change.routeID);
    default:
      return wordsOn(change.routeID).changes.busLeft(change.vehicleID, change.routeID);
  }
}

/** Null for a withdrawn event, which can't be opened. A bus that left can: its card says so. */
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
 * A button with the number of changes since the rider last looked, and the list that it opens (R29).
 * Opening the list marks them as seen; they stay in the list until it closes.
 */
export function ChangesButton({
  changes,
  bandName,
  onSelect,
  onViewed,
  onClear,
}: ChangesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Changes since the page opened stay in the list, so the message is needed to confirm the clearing.
  const [isCleared, setCleared] = useState(false);
  const announce = useAnnounce();
  const language = useWholeLanguage();
  const { words, formats } = language;
  const newCount = isOpen ? 0 : changes.length;
  const count = formats.number(newCount);
  // Consecutive changes with the same age share one label.
  const ages = useNow(TICK, (now) =>
    changes.map(({ at }) => words.changes.ago(formats.duration(now - at))),
  );
  return (
    <>
      <button
        type="button"
        className="icon-button changes-button"
        aria-label={words.changes.button(newCount, count)}
        title={words.changes.heading}
        popoverTarget={LIST_ID}
      >
        <Icon name="bell" />
        <span className="changes-button__label">{words.changes.label}</span>
        {newCount === 0 ? null : <span className="changes-button__count">{count}</span>}
      </button>
      <section
        id={LIST_ID}
        className="changes"
        popover="auto"
        aria-label={words.changes.heading}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') setCleared(false);
          else onViewed();
        }}
      >
        <header className="changes__header">
          <h2>{words.changes.heading}</h2>
          {/* Before iOS 18.3 a tap beside the list doesn't close it. */}
          <IconButton
            icon="close"
            label={words.routeList.close}
            popoverTarget={LIST_ID}
            popoverTargetAction="hide"
          />
        </header>
        {changes.length === 0 ? (
          <p>{words.changes.none}</p>
        ) : (
          <ul aria-label={words.changes.heading}>
            {changes.map((change, index) => (
              <li key={change.id}>
                {ages[index] === ages[index - 1] ? null : <small>{ages[index]}</small>}
                <ChangeLine subject={subjectOf(change)} onSelect={onSelect}>
                  {sentenceOf(change, language, bandName)}
                </ChangeLine>
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="plain"
          onClick={() => {
            onClear();
            setCleared(true);
            announce(words.changes.cleared);
          }}
        >
          {words.changes.clear}
        </Button>
        {isCleared ? <p>{words.changes.cleared}</p> : null}
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
