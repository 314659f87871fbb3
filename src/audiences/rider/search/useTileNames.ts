import { useEffect, useMemo, useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { OPENED_MAP } from '../../../map/openedMap.ts';
import { findTexts } from '../../../ui/search/findTexts.ts';
import { namesInTiles, type TileName } from './namesInTiles.ts';

const NONE: readonly TileName[] = [];
/** As many as a geocoder is asked for. */
const MOST_FOUND = 10;

/**
 * The places and streets of the map's own tiles that a text finds, where nobody else knows addresses. They are read at each
 * pause in typing, since that takes longer than a letter may, and the map may have moved.
 *
 * @param isAsked whether they are searched
 * @param mayRead whether there is time to read them
 */
export function useTileNames(
  text: string,
  isAsked: boolean,
  mayRead: boolean,
  near: Place,
): readonly TileName[] {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (!isAsked || !mayRead) return undefined;
    // What the service has found is drawn first.
    const timer = setTimeout(() => {
      const map = OPENED_MAP.get();
      if (map !== null) setNames(namesInTiles(map, near));
    });
    return () => clearTimeout(timer);
  }, [isAsked, mayRead, near]);
  const texts = useMemo(() => names.map(({ name }) => name), [names]);
  return useMemo(
    () =>
      isAsked && names.length > 0
        ? findTexts(texts, text)
            .slice(0, MOST_FOUND)
            .flatMap((index) => names[index] ?? [])
        : NONE,
    [isAsked, names, texts, text],
  );
}
