import '../../../ui/controls/Chips.css';
import './LotFilters.css';
import { useId } from 'react';

import { LOT_SORTS } from '../../../contract/links/lot-filter.ts';
import type { LotSort, LotFilter } from '../../../contract/links/lot-filter.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import { operatorName } from '../lot-words.ts';

interface LotFiltersProps {
  lots: readonly ListedLot[];
  operators: Settings['operators'];
  filter: LotFilter;
  /** How the list is sorted. */
  sort: LotSort;
  onFilterChange: (filter: LotFilter) => void;
  /** Whether there is a place from which to sort by distance. */
  hasPlace: boolean;
  /** Whether the list knows which lots have a bus nearby. */
  hasBusData: boolean;
}

/** Sort orders that need live data, which a chosen future time doesn't have. */
const LIVE_SORTS: readonly LotSort[] = ['open', 'ride'];

/** Filters for both list and map, and the sort order of the list. */
export function LotFilters({
  lots,
  operators,
  filter,
  sort: shown,
  onFilterChange,
  hasPlace,
  hasBusData,
}: LotFiltersProps) {
  const { words } = useLanguage();
  const { parking } = words;
  const id = useId();
  const isPlanned = lots.some(({ plan }) => plan !== null);
  const codes = [...new Set(lots.map(({ lot }) => lot.operatedBy))];
  const sorts = LOT_SORTS.filter(
    (sort) =>
      (sort !== 'distance' || hasPlace) &&
      !(isPlanned && LIVE_SORTS.includes(sort)) &&
      (sort !== 'ride' || hasBusData || shown === 'ride'),
  );
  return (
    <fieldset className="lot-filters">
      <legend className="visually-hidden">{parking.filters}</legend>
      <div className="lot-filters__toggles">
        <button
          type="button"
          className="chips__chip"
          aria-pressed={filter.hasOpenSpots}
          aria-describedby={`${id}-room`}
          onClick={() => onFilterChange({ ...filter, hasOpenSpots: !filter.hasOpenSpots })}
        >
          {parking.withOpenSpots}
        </button>
        <button
          type="button"
          className="chips__chip"
          aria-pressed={filter.hasEvent}
          onClick={() => onFilterChange({ ...filter, hasEvent: !filter.hasEvent })}
        >
          {isPlanned ? parking.withEventAtTime : parking.withEvent}
        </button>
      </div>
      {sorts.length < 2 ? null : (
        <label className="lot-filters__field lot-filters__field--sort" htmlFor={`${id}-sort`}>
          <span>{parking.sort.label}</span>
          <Icon name="sort" size={18} />
          <select
            id={`${id}-sort`}
            value={shown}
            onChange={({ target }) => {
              const sort = LOT_SORTS.find((one) => one === target.value);
              if (sort !== undefined) onFilterChange({ ...filter, sort });
            }}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {parking.sort[sort]}
              </option>
            ))}
          </select>
        </label>
      )}
      {codes.length < 2 && filter.operator === null ? null : (
        <label className="lot-filters__field" htmlFor={`${id}-operator`}>
          <span>{parking.operator}</span>
          <select
            id={`${id}-operator`}
            value={filter.operator ?? ''}
            onChange={({ target }) => onFilterChange({ ...filter, operator: target.value || null })}
          >
            <option value="">{parking.allOperators}</option>
            {codes.map((code) => (
              <option key={code} value={code}>
                {operatorName(code, operators)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="lot-filters__note" id={`${id}-room`}>
        {isPlanned && filter.hasOpenSpots ? parking.openSpotsUnknown : null}
      </p>
    </fieldset>
  );
}
