import type { ReactNode } from 'react';

import { ADDED_ROWS, type AddedName } from '../contract/subjects.ts';
import type { Words } from '../lib/words/wordsOf.ts';
import { Optional } from '../ui/loading/ErrorBoundary.tsx';
import { ADDED_THINGS } from './parts.ts';

/** The marks of an added subject on the map, in pixels if a size is given, and what each means. */
export const addedSigns = (
  name: AddedName,
  words: Words,
  size?: number,
): (readonly [mark: ReactNode, meaning: string])[] =>
  ADDED_ROWS.flatMap((row) => (row.name === name ? row.kinds : [])).map((each) => {
    const { mark: Mark, kind } = ADDED_THINGS[each];
    return [
      <Optional key={each}>
        <Mark {...(size === undefined ? {} : { size })} />
      </Optional>,
      kind(words),
    ] as const;
  });
