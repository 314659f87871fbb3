import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import { forecastRange, forecastsOf, forecastWords } from '../lot-words.ts';
import { useLotFormatContext } from '../useLots.ts';

interface ExpectedSpotsProps {
  listed: ListedLot;
  /** When the counts were fetched, on the `monotonicNow` clock. */
  receivedAt: number | undefined;
}

/** How many spots a lot will have open in the next two hours, with a range; nothing if that isn't known. */
export function ExpectedSpots({ listed, receivedAt }: ExpectedSpotsProps) {
  const { words } = useLanguage();
  const context = useLotFormatContext(receivedAt);
  const { forecast } = words.parking;
  const forecasts = forecastsOf(listed, context);
  if (forecasts.length === 0) return null;
  return (
    <section className="card__section lot-card__expected">
      <h3>{forecast.heading}</h3>
      <ul>
        {forecasts.map((one) => {
          const range = forecastRange(one, context);
          return (
            <li key={one.at}>
              <span>{forecastWords(one, context)}</span>
              {range === null ? null : <span className="secondary"> ({range})</span>}
            </li>
          );
        })}
      </ul>
      <p className="secondary">{forecast.basis}</p>
    </section>
  );
}
