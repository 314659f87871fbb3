import { useEffect } from 'react';

import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { type LocateProblem, problemSentence } from '../map/locate.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** Why the page can't use the rider's location, below the head of the list. */
export function LocateNotice({ problem }: { problem: LocateProblem }) {
  const { words } = useLanguage();
  const { city } = useSettings();
  const announce = useAnnounce();
  const sentence = problemSentence(problem, words, city.name);
  useEffect(() => announce(sentence), [announce, sentence]);
  return <p className="near-head__problem">{sentence}</p>;
}
