import './EventPhaseLine.css';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { EventPhase } from '../eventPhase.ts';

/** The phase of an event. An estimate is labeled as one, so that it never looks like a fact. */
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
