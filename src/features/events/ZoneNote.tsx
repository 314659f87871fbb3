import { useLanguage } from '../../ui/Language.tsx';

/** One zone has several names: each is asked for the one that this browser uses. */
function nameOf(timeZone?: string): string {
  return new Intl.DateTimeFormat('en', timeZone === undefined ? {} : { timeZone }).resolvedOptions()
    .timeZone;
}

/** Names the zone of all times for whoever is in another one (C20). */
export function ZoneNote() {
  const { words, timeZone } = useLanguage();
  return nameOf() === nameOf(timeZone) ? null : (
    <p className="zone-note">{words.lists.otherZone(timeZone.replaceAll('_', ' '))}</p>
  );
}
