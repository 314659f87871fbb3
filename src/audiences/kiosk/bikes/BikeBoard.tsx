import { useBikes } from '../../../city/bikes/useBikes.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { countWords, stationWords } from '../../../features/bikes/bike-words.ts';
import { BikeMark } from '../../../features/bikes/mark/BikeMark.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RowText } from '../paged/RowText.tsx';
import type { Station } from '../station/useStation.ts';
import { useWalkWords } from '../station/walk.ts';

/** What people walk to from a display. */
const MOST = 12;

/** The stations with bikes to rent, the nearest first. A count that is lost is not shown. */
export function BikeBoard({ station }: { station: Station | null }) {
  const language = useLanguage();
  const { words, formats } = language;
  const { scale } = useKiosk();
  const { center } = useSettings().city;
  const walkWords = useWalkWords();
  const here = station?.here ?? null;
  const { read, stations, feed } = useBikes(here ?? center);
  // What is too old to be shown says nothing of what is there now.
  const isNone = feed !== null && feed.stations.length === 0;
  return (
    <PagedList
      title={words.page.tabs.bikes}
      items={stations.slice(0, MOST)}
      keyOf={({ bikeID }) => bikeID}
      nameOf={({ name }) => name}
      selectionOf={({ bikeID }) => ({ kind: 'bike', id: bikeID })}
      empty={
        <p>
          {read === undefined
            ? words.page.loading
            : isNone
              ? words.bikes.none
              : words.bikes.unknown}
        </p>
      }
      renderRow={(one) => (
        <>
          <BikeMark size={scale.medium} />
          <RowText
            name={one.name}
            details={[
              ...(here === null ? [] : [walkWords(one.meters ?? 0)]),
              ...(one.state === 'live'
                ? countWords({ ...one, bikes: undefined }, language)
                : stationWords(one, language)),
            ]}
          />
          <RowNumber
            figure={{
              number:
                one.state === 'lost' || one.bikes === undefined ? '–' : formats.number(one.bikes),
            }}
          />
        </>
      )}
    />
  );
}
