import type { OnlyDepartures } from '../../api/queries/nextDepartureQuery.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const EndedNotice = lazyComponent(async () => (await import('./EndedNotice.tsx')).EndedNotice);
const NextDeparture = lazyComponent(
  async () => (await import('./NextDeparture.tsx')).NextDeparture,
);

interface NoDeparturesProps extends OnlyDepartures {
  stopIDs: readonly string[];
}

/** Stands in the place of departures: when the stops have the next one, that they have none, or that the timetable ended. */
export function NoDepartures({ stopIDs, ...only }: NoDeparturesProps) {
  const { times } = useLanguage('page').words;
  const { timetables, city } = useSettings();
  const none = <Notice tone="quiet">{times.none}</Notice>;
  const next =
    timetables === undefined ? (
      none
    ) : (
      <NextDeparture template={timetables} stopIDs={stopIDs} {...only}>
        {none}
      </NextDeparture>
    );
  return (
    <Optional fallback={none}>
      {city.timetableEnd === undefined ? (
        next
      ) : (
        <EndedNotice end={city.timetableEnd}>{next}</EndedNotice>
      )}
    </Optional>
  );
}
