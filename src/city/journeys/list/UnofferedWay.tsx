import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface UnofferedWayProps {
  /** The open way of the URL; null if it names none. */
  way: string | null;
  /** What the keys of a list begin with. */
  prefix: string;
  /** The keys of the ways of that list; undefined while nobody knows. */
  keys: readonly string[] | undefined;
}

/** Says that a link's way by car or with a bike is no longer offered. */
export function UnofferedWay({ way, prefix, keys }: UnofferedWayProps) {
  const { journeys } = useLanguage().words;
  const isMissing = way?.startsWith(prefix) === true && keys?.includes(way) === false;
  return isMissing ? <Notice tone="caution">{journeys.linked.unoffered}</Notice> : null;
}
