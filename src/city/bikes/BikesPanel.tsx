import { BikeRows } from '../../features/bikes/BikeRows.tsx';
import { freeAround } from '../../features/bikes/listBikes.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { FreeBikesNear } from './FreeBikesNear.tsx';
import { useBikes } from './useBikes.ts';

/** The stations of the city's bike systems, from the searched point or the middle of the map on. */
export function BikesPanel({ onSelect, onHighlight }: PanelProps) {
  const { words } = useLanguage();
  const { near, camera } = usePageView();
  const { center } = useSettings().city;
  const from = near ?? camera ?? center;
  const bikes = useBikes(from);
  const { read, refetch, stations, free, feed } = bikes;
  const hasAny = feed !== null && feed.stations.length + feed.free.length > 0;
  // All is too old to be shown, which is not a city without bikes.
  const isHidden = stations.length + free.length === 0;
  return (
    <>
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      <ReadNotice part={words.layers.bikes} read={read} onRetry={() => void refetch()} />
      {feed?.isPartial === true || (hasAny && isHidden) ? (
        <Notice tone="caution">{words.bikes.partial}</Notice>
      ) : null}
      {feed !== null && !hasAny ? <Notice tone="quiet">{words.bikes.none}</Notice> : null}
      <FreeBikesNear around={freeAround(free, from)} />
      <BikeRows
        label={words.layers.bikes}
        stations={stations}
        onSelect={(id) => onSelect({ kind: 'bike', id })}
        onHighlight={(id) => onHighlight(id === null ? null : { kind: 'bike', id })}
      />
    </>
  );
}
