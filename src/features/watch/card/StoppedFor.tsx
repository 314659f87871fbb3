import { useLanguage } from '../../../ui/text/Language.tsx';
import { stoppedFor } from '../approaches.ts';
import type { Approach } from '../approaches.ts';

/** Says that a nearby bus has stopped for a long time, so that it does not look as if it is arriving. */
export function StoppedFor({ approach }: { approach: Approach }) {
  const { words, formats } = useLanguage();
  const duration = stoppedFor(approach);
  return duration === null ? null : (
    <small>{words.vehicles.notMoving(formats.duration(duration))}</small>
  );
}
