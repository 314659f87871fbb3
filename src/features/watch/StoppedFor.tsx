import { useLanguage } from '../../ui/text/Language.tsx';
import { stoppedFor } from './approaches.ts';
import type { Approach } from './approaches.ts';

/** Beside what is told of a bus that is near: that it stands, so that it does not look as if it came. */
export function StoppedFor({ approach }: { approach: Approach }) {
  const { words, formats } = useLanguage();
  const duration = stoppedFor(approach);
  return duration === null ? null : <small>{words.watch.stands(formats.duration(duration))}</small>;
}
