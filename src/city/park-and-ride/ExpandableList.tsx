import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

interface ExpandableListProps<T> {
  /** Says what the list contains. */
  label: string;
  all: readonly T[];
  /** Shown until the rider asks for the rest. */
  initial: readonly T[];
  renderRow: (one: T) => ReactNode;
}

/** A short list with a button that says how many more there are and shows them. */
export function ExpandableList<T>({ label, all, initial, renderRow }: ExpandableListProps<T>) {
  const { words, formats } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const more = all.length - initial.length;
  return (
    <>
      <ul className="card__rows" aria-label={label}>
        {(isOpen ? all : initial).map(renderRow)}
      </ul>
      {more === 0 ? null : (
        <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.lists.fewer : words.lists.more(formats.number(more))}
        </Button>
      )}
    </>
  );
}
