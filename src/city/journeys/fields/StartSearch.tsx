import './StartSearch.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';

import { searchQuery } from '../../../api/queries/search/searchQuery.ts';
import type { SearchResult } from '../../../contract/places/search.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { type Language, useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../../view/journey-view.ts';
import { useApi } from '../../reads/ApiContext.ts';
import { useSettings } from '../../reads/SettingsContext.ts';

const MOST_SHOWN = 6;

/** A stop or a lot that was found, as the start of a journey. */
interface Start {
  readonly end: JourneyEnd;
  readonly key: string;
  readonly name: string;
  /** A stop's number and direction, which tell two of one name apart. */
  readonly detail: string;
}

function startOf(result: SearchResult, language: Language): Start[] {
  if (result.kind === 'stop') {
    const { stopID, intersection, destinations = [] } = result;
    return [
      {
        end: { stopID },
        key: stopID,
        name: language.nameOf(intersection, stopID),
        detail:
          `${language.words.stops.stopID(stopID)} ${towardText({ destinations }, language)}`.trim(),
      },
    ];
  }
  if (result.kind !== 'lot') return [];
  const { name, latitude, longitude } = result;
  return [{ end: { place: { lat: latitude, lon: longitude }, name }, key: name, name, detail: '' }];
}

/** Finds where a journey starts, where the page's own search isn't at hand. */
export function StartSearch({ onChoose }: { onChoose: (start: JourneyEnd) => void }) {
  const language = useLanguage();
  const { words } = language;
  const { journeys, search, failures } = words;
  const { city } = useSettings();
  const id = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim().toLowerCase());
  const { data: read } = useQuery({
    ...searchQuery(useApi(), query, city.center),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const { answer, failure } = read ?? {};
  const found =
    query === ''
      ? []
      : (answer?.results ?? []).flatMap((result) => startOf(result, language)).slice(0, MOST_SHOWN);
  const status =
    query === '' || found.length > 0
      ? ''
      : failure !== undefined
        ? search.partFailed(words.layers.stops, failureReason(failure.error, failures))
        : answer === undefined
          ? words.nearby.searching
          : search.none(text.trim());
  const choose = (end: JourneyEnd) => {
    setText('');
    onChoose(end);
  };
  return (
    <div className="start-search">
      <label htmlFor={id}>{journeys.start}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={journeys.startHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // A form would need another permission of the page around the frame.
        onKeyDown={({ key, nativeEvent }) => {
          const [first] = found;
          if (key === 'Enter' && !nativeEvent.isComposing && first !== undefined) choose(first.end);
        }}
      />
      <output>{status}</output>
      <ul aria-label={search.results}>
        {found.map(({ end, key, name, detail }) => (
          <li key={key}>
            <button
              type="button"
              className="list-row start-search__entry"
              onClick={() => choose(end)}
            >
              <bdi>{name}</bdi>
              {detail === '' ? null : <small>{detail}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
