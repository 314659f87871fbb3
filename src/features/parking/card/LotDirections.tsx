import type { ParkingLot } from '../../../contract/parking/parking-lot.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { useLinkPolicy } from '../../../ui/controls/LinkPolicy.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { addressLine, lotEntrances } from './lot-entrances.ts';

/** The address of a lot and its entrances, each with its own directions link. */
export function LotDirections({ lot, place }: { lot: ParkingLot; place: Place | null }) {
  const { words } = useLanguage();
  const { parking } = words;
  const isLinked = useLinkPolicy() !== 'text';
  const address = addressLine(lot);
  const entrances = lotEntrances(lot, place);
  const isOnlyAddress = entrances.length === 1 && entrances[0]?.name === address;
  return (
    <dl className="lot-card__directions">
      {address === '' || isOnlyAddress ? null : (
        <div>
          <dt>{parking.address}</dt>
          <dd>
            <span>
              <bdi>{address}</bdi>
            </span>
          </dd>
        </div>
      )}
      {entrances.length === 0 ? null : (
        <div>
          <dt>
            {isOnlyAddress
              ? parking.address
              : lot.entrances.length > 0
                ? parking.entrances
                : parking.position}
          </dt>
          {entrances.map(({ name, directions }) => (
            <dd key={name}>
              <span>
                <bdi>{name}</bdi>
              </span>
              {isLinked ? (
                <>
                  {' '}
                  <ExternalLink
                    url={directions}
                    showsHost={false}
                    label={parking.directionsTo(name)}
                  >
                    {parking.directions}
                  </ExternalLink>
                </>
              ) : null}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
