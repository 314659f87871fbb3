import { useQuery } from '@tanstack/react-query';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { Card } from '../../../ui/panels/Card.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { useCity } from '../../reads/CityContext.tsx';
import { stopsByID } from '../../reads/stop-indexes.ts';
import type { SelectedCardProps } from '../selected-card-props.ts';
import { OpenedStop } from './OpenedStop.tsx';

/** The card of a stop. A stop of no chosen route is looked up by its ID. */
export function SelectedStop({ id, canWatch, onClose, onSelect }: SelectedCardProps) {
  const { words } = useLanguage();
  const city = useCity();
  const stop = city.stopByID(id);
  const { data: read, refetch } = useQuery({
    ...stopLocationQuery(useApi(), id),
    // Routes serve a station's platforms, so what a route stops at is none.
    enabled: !stopsByID(city.allStops).has(id),
  });
  if (stop === undefined) {
    const { failure } = read ?? {};
    const isUnknown = failure !== undefined && isRefusedAsUnknown(failure.error, 'stop');
    return (
      <Card title={words.stops.stopID(id)} closeLabel={words.page.back} onClose={onClose}>
        {failure === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
        {isUnknown ? <Notice tone="quiet">{words.stops.unknown(id)}</Notice> : null}
        {isUnknown ? null : (
          <ReadNotice part={words.stops.stopID(id)} read={read} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  }
  const isStation = read?.answer?.station?.stopID === stop.stopID;
  return (
    <OpenedStop
      stop={stop}
      isStation={isStation}
      canWatch={canWatch}
      onClose={onClose}
      onSelect={onSelect}
    />
  );
}
