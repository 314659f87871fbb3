import type { RefObject } from 'react';

import { SearchBox } from '../../features/search/SearchBox.tsx';
import { LaterWords } from '../LaterWords.tsx';

interface RiderToolsProps {
  /** What is searched, or null while nobody searches. */
  text: string | null;
  onText: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What stands above the lists and comes after the first of them: the first list has no time for it. */
export function RiderTools(props: RiderToolsProps) {
  return (
    <LaterWords>
      <SearchBox {...props} />
    </LaterWords>
  );
}
