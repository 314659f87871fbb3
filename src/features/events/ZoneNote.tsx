import { isOtherTimeZone } from '../../lib/time/isOtherTimeZone.ts';
import { useLanguage } from '../../ui/text/Language.tsx';

/** Names the time zone of all times, if the device is in another one. */
export function ZoneNote() {
  const { words, timeZone } = useLanguage();
  return isOtherTimeZone(timeZone) ? (
    <p className="secondary">{words.lists.otherZone(timeZone.replaceAll('_', ' '))}</p>
  ) : null;
}
