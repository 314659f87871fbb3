import { useEffect } from 'react';

import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { LocateProblem } from '../map/locate.ts';
import { useSettings } from '../reads/SettingsContext.ts';

export interface LocateNoticeProps {
  problem: LocateProblem | 'locationOutside';
}

/** Why the page doesn't know where the rider is, below the head of the list. */
export function LocateNotice({ problem }: LocateNoticeProps) {
  const { words } = useLanguage();
  const { city } = useSettings();
  const announce = useAnnounce();
  const sentence =
    problem === 'locationOutside' ? words.map.locationOutside(city.name) : words.map[problem];
  useEffect(() => announce(sentence), [announce, sentence]);
  return <p className="near-head__problem">{sentence}</p>;
}
