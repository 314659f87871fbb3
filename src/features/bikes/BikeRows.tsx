import '../../ui/panels/ListRow.css';
import './BikeRows.css';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { useProgressiveRows } from '../../ui/browser/useProgressiveRows.tsx';
import { useRowsOnScreen } from '../../ui/browser/useRowsOnScreen.ts';
import { highlighting } from '../../ui/controls/highlighting.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { stationWords } from './bike-words.ts';
import type { ListedBikes } from './listBikes.ts';
import { BikeMark } from './mark/BikeMark.tsx';

interface BikeRowsProps {
  /** The accessible name of the list. */
  label: string;
  stations: readonly ListedBikes[];
  onSelect: (bikeID: string) => void;
  onHighlight?: ((bikeID: string | null) => void) | undefined;
}

/** The least height of a row, in pixels. */
const ROW_HEIGHT = 56;

/** Stations with what can be rented there and how far they are. */
export function BikeRows({ label, stations, onSelect, onHighlight }: BikeRowsProps) {
  const language = useLanguage();
  const { rows, size, more } = useProgressiveRows(stations, useRowsOnScreen(ROW_HEIGHT));
  return (
    <>
      <ol className="bike-rows" aria-label={label}>
        {rows.map((station, index) => {
          const { bikeID, name, meters, state } = station;
          return (
            <li key={bikeID} aria-posinset={index + 1} aria-setsize={size}>
              <button
                type="button"
                className="list-row bike-rows__button"
                data-row={bikeID}
                onClick={() => onSelect(bikeID)}
                {...highlighting(bikeID, onHighlight)}
              >
                <BikeMark />
                <span>
                  <bdi>{name}</bdi>
                  <span className={state === 'live' ? 'secondary' : 'secondary bike-rows__old'}>
                    {dotSeparated([
                      ...stationWords(station, language),
                      ...(meters === null ? [] : [language.formats.distance(meters)]),
                    ])}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {more}
    </>
  );
}
