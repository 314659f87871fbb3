import type { RefObject } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { LaterWords } from '../LaterWords.tsx';
import type { StopsInView } from '../useStopsInView.ts';
import { CityChanges } from './CityChanges.tsx';

interface RiderToolsProps {
  settings: Settings;
  stopsInView: StopsInView;
  /** What is searched, or null while nobody searches. */
  text: string | null;
  onText: (text: string | null) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What stands above the lists and comes after the first of them: the first list has no time for it. */
export function RiderTools({ settings, stopsInView, ...box }: RiderToolsProps) {
  return (
    <LaterWords>
      <SearchBox {...box} />
      <CityChanges settings={settings} stopsInView={stopsInView} />
    </LaterWords>
  );
}
