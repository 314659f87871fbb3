import './EventPhaseLine.css';

import { useLanguage } from '../../ui/text/Language.tsx';
import type { EventPhase } from './eventPhase.ts';

/** What an event does to parking now; an estimate is called one and never looks like a fact (C22). */
export function EventPhaseLine({ phase }: { phase: EventPhase }) {
  const { words } = useLanguage();
  const isEstimate = phase === 'maybe-now';
  return (
    <span className={`event-phase event-phase--${phase}`}>
      {words.events.phases[phase]}
      {isEstimate ? <span className="event-phase__estimate">{words.events.estimate}</span> : null}
    </span>
  );
}
