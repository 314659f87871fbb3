import { BikeCard } from '../../features/bikes/BikeCard.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { SelectedCardProps } from '../cards/selected-card-props.ts';
import { DirectionsButton } from '../near/DirectionsButton.tsx';
import { useBikes } from './useBikes.ts';

/** The card of a bike station, or a note that it isn't in service. */
export function SelectedBikes({ id, canWatch, onClose }: SelectedCardProps) {
  const { words } = useLanguage();
  const { read, refetch, stations, feed } = useBikes(null);
  const station = stations.find(({ bikeID }) => bikeID === id);
  const failed = (
    <ReadNotice part={words.layers.bikes} read={read} onRetry={() => void refetch()} />
  );
  if (station === undefined)
    return (
      <Card title={words.bikes.one} closeLabel={words.page.back} onClose={onClose}>
        {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
        {failed}
        {feed === null ? null : <Notice tone="quiet">{words.bikes.gone}</Notice>}
      </Card>
    );
  return (
    <BikeCard station={station} onClose={onClose}>
      {failed}
      {canWatch ? (
        <p>
          <DirectionsButton to={{ place: station.place, name: station.name }} />
        </p>
      ) : null}
    </BikeCard>
  );
}
