import { useLanguage } from '../../ui/text/Language.tsx';
import { standingFor } from './approaches.ts';
import type { Approach } from './approaches.ts';

/** Beside what is told of a bus that is near: that it stands, so that it does not look as if it came. */
export function StandingFor({ approach }: { approach: Approach }) {
  const { words, formats } = useLanguage();
  const stoodFor = standingFor(approach);
  return stoodFor === null ? null : <small>{words.watch.stands(formats.duration(stoodFor))}</small>;
}
