import { useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { isNamed } from '../places/lot-choices.ts';
import type { LotChoice } from '../places/lot-choices.ts';
import { matchWords } from '../places/matchWords.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';

/** From this many lots on, the list has a filter. */
const MANY_LOTS = 8;

interface LotFieldsProps extends FieldProps {
  lots: readonly LotChoice[];
  hasFailed: boolean;
}

/** Which lots the map shows. */
export function LotFields({ options, changeOptions, changeView, lots, hasFailed }: LotFieldsProps) {
  const { words, formats } = useLanguage();
  const own = useBuilderWords();
  const { features, operators } = useSettings();
  const [filter, setFilter] = useState('');
  if (!features.parking) return null;
  const { lotFilter } = options.view;
  const chosen = lots.filter((lot) => isNamed(lot, options.lots));
  const matches = matchWords(filter);
  const toggle = (lot: LotChoice) =>
    changeOptions({
      lots: chosen.includes(lot)
        ? options.lots.filter((one) => !isNamed(lot, [one]))
        : [...options.lots, lot.id],
    });
  return (
    <fieldset className="builder-lots">
      <legend>{words.layers.lots}</legend>
      {hasFailed ? <Notice tone="failure">{own.lotsFailed}</Notice> : null}
      <p className="builder-lots__count">
        {own.lotsChosen(options.lots.length, formats.number(options.lots.length))}
        {options.lots.length === 0 ? null : (
          <Button variant="plain" onClick={() => changeOptions({ lots: [] })}>
            {own.lotsClear}
          </Button>
        )}
      </p>
      {lots.length < MANY_LOTS ? null : (
        <input
          type="search"
          className="builder-input"
          aria-label={own.lotsFilter}
          placeholder={own.lotsFilter}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <ul className="builder-lots__list">
        {lots
          .filter(({ name }) => matches(name))
          .map((lot) => (
            <li key={lot.key}>
              <label className="builder-check">
                <input
                  type="checkbox"
                  checked={chosen.includes(lot)}
                  onChange={() => toggle(lot)}
                />
                <span>
                  <bdi>{lot.name}</bdi>
                </span>
              </label>
            </li>
          ))}
      </ul>
      {lotFilter.operator === null ? null : (
        <Chosen
          icon="parking"
          name={
            operators.find(({ code }) => code === lotFilter.operator)?.name ?? lotFilter.operator
          }
          onRemove={() => changeView({ lotFilter: { ...lotFilter, operator: null } })}
        />
      )}
      <label className="builder-check">
        <input
          type="checkbox"
          checked={lotFilter.hasOpenSpots}
          onChange={({ target }) =>
            changeView({ lotFilter: { ...lotFilter, hasOpenSpots: target.checked } })
          }
        />
        {own.openOnly}
      </label>
    </fieldset>
  );
}
