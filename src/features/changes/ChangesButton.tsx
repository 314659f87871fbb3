import './ChangesButton.css';
import { useState } from 'react';

import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import type { Change } from './Change.ts';
import { ChangeRow } from './ChangeRow.tsx';
import type { Opened } from './ChangeRow.tsx';

interface ChangesButtonProps {
  changes: readonly Change[];
  /** The name of a lot's band. */
  bandName: (band: string) => string;
  onSelect: (opened: Opened) => void;
  /** Called when the list closes. */
  onViewed: () => void;
  /** Clears the stored visit. */
  onClear: () => void;
}

/** How often the ages are updated. They are in minutes. */
const TICK = 10_000;

const LIST_ID = 'what-changed';

/** A change with its age, in the page's language. */
interface AgedChange {
  readonly change: Change;
  readonly age: string;
}

/** Consecutive changes with the same age. */
function groupByAge(aged: readonly AgedChange[]): readonly (readonly AgedChange[])[] {
  const groups: AgedChange[][] = [];
  for (const one of aged) {
    const last = groups.at(-1);
    if (last?.[0]?.age === one.age) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * A button with the number of changes since the rider last looked, and the list that it opens; nothing without any.
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
  const { words, formats } = useLanguage();
  const newCount = isOpen ? 0 : changes.length;
  const count = formats.number(newCount);
  const ages = useNow(TICK, (now) =>
    changes.map(({ at }) => words.changes.ago(formats.duration(now - at))),
  );
  // With nothing to tell, the button would be one more thing to look at.
  if (changes.length === 0 && !isOpen) return null;
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
            label={words.page.close}
            popoverTarget={LIST_ID}
            popoverTargetAction="hide"
          />
        </header>
        {changes.length === 0 ? (
          <p className="changes__none">{words.changes.none}</p>
        ) : (
          groupByAge(changes.map((change, index) => ({ change, age: ages[index] ?? '' }))).map(
            (group) => (
              <section key={group[0]?.change.id}>
                <h3 className="changes__age">{group[0]?.age}</h3>
                <ul aria-label={group[0]?.age}>
                  {group.map(({ change }) => (
                    <li key={change.id}>
                      <ChangeRow
                        change={change}
                        bandName={bandName}
                        listID={LIST_ID}
                        onSelect={onSelect}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )
        )}
        <footer className="changes__footer">
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
        </footer>
      </section>
    </>
  );
}
