import { MOST_METERS } from '../../contract/places/near.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** In place of departures where there are no stops. */
export function NearEmpty({ radiusFeet }: { radiusFeet: number | null }) {
  const { words, formats } = useLanguage();
  const reach = formats.feet(radiusFeet ?? Math.round(MOST_METERS / METERS_PER_FOOT));
  return <Notice tone="quiet">{words.nearby.none(reach)}</Notice>;
}
