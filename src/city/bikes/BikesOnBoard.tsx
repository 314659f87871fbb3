import { countWords, stationWords } from '../../features/bikes/bike-words.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { OnBoardProps } from '../part-props.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useBikes } from './useBikes.ts';

/** What people walk to from a display. */
const MOST = 12;

/** The stations with bikes to rent, the nearest first. A count that is lost is not shown. */
export function BikesOnBoard({ here, walkWords, children }: OnBoardProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { center } = useSettings().city;
  const { read, stations, feed } = useBikes(here ?? center);
  const rows = stations.slice(0, MOST).map((one) => ({
    kind: 'bike' as const,
    id: one.bikeID,
    name: one.name,
    details: [
      ...(here === null ? [] : [walkWords(one.meters ?? 0)]),
      ...(one.state === 'live'
        ? countWords({ ...one, bikes: undefined }, language)
        : stationWords(one, language)),
    ],
    number: one.state === 'lost' || one.bikes === undefined ? '–' : formats.number(one.bikes),
  }));
  // What is too old to be shown says nothing of what is there now.
  const none = feed !== null && feed.stations.length === 0 ? words.bikes.none : words.bikes.unknown;
  return children(rows, read === undefined ? words.page.loading : none);
}
