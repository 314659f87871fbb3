import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

interface ExpandableListProps<T> {
  /** What the list is of. */
  label: string;
  all: readonly T[];
  /** Those that are shown until the rest is asked for. */
  initial: readonly T[];
  renderRow: (one: T) => ReactNode;
}

/** A list of a card that says how many more there are, and shows them when asked. */
export function ExpandableList<T>({
  label,
  all,
  initial: first,
  renderRow: row,
}: ExpandableListProps<T>) {
  const { words, formats } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const more = all.length - first.length;
  return (
    <>
      <ul aria-label={label}>{(isOpen ? all : first).map(row)}</ul>
      {more === 0 ? null : (
        <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.lists.fewer : words.lists.more(formats.number(more))}
        </Button>
      )}
    </>
  );
}
