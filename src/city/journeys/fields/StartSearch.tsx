import './StartSearch.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';

import { placesQuery } from '../../../api/queries/search/placesQuery.ts';
import { searchQuery } from '../../../api/queries/search/searchQuery.ts';
import { type FoundPlace, LEAST_OF_PLACE } from '../../../contract/places/places.ts';
import type { SearchResult } from '../../../contract/places/search.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { isolate } from '../../../lib/words/isolate.ts';
import { useTypingPaused } from '../../../ui/search/useTypingPaused.ts';
import { type Language, useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../../view/journey-view.ts';
import { useApi } from '../../reads/ApiContext.ts';
import { useSettings } from '../../reads/SettingsContext.ts';

const MOST_SHOWN = 6;
/** Addresses and places below the stops and lots, which are all shown where they are fewer. */
const MOST_PLACES = 4;

/** A stop, a lot or an address that was found, as the start of a journey. */
interface Start {
  readonly end: JourneyEnd;
  readonly key: string;
  readonly name: string;
  /** A stop's number and direction, or an address's district, which tell two of one name apart. */
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

function placeOf(
  { kind, name, detail, latitude, longitude }: FoundPlace,
  { words }: Language,
): Start {
  const place = { lat: latitude, lon: longitude };
  return {
    end: { place, name },
    key: `${latitude},${longitude} ${name}`,
    name,
    // An address begins with a number, which would stand at its end in a line from right to left.
    detail: dotSeparated(
      [words.search.placeKinds[kind], isolate(detail)].filter((part) => part !== ''),
    ),
  };
}

/** The addresses and places that a text finds, if the city's service has a geocoder: from the third letter, once typing pauses. */
function useAddresses(text: string) {
  const { city, features } = useSettings();
  const isTypingPaused = useTypingPaused(text);
  const isOffered = features.places === true && text.length >= LEAST_OF_PLACE;
  const { data: read } = useQuery({
    ...placesQuery(useApi(), text, city.center),
    enabled: isOffered && isTypingPaused,
  });
  const { answer } = read ?? {};
  const failed = answer?.isPartial === true ? 'unreachable' : read?.failure?.error.kind;
  return {
    places: (isOffered && answer?.places) || [],
    attribution: answer?.attribution,
    isWaiting: isOffered && (!isTypingPaused || read === undefined),
    failure: !isOffered || failed === undefined ? null : { kind: failed, message: '' },
  };
}

/** Finds where a journey starts, where the page's own search isn't at hand. */
export function StartSearch({ onChoose }: { onChoose: (start: JourneyEnd) => void }) {
  const language = useLanguage();
  const { words } = language;
  const { journeys, search, failures } = words;
  const { city, features } = useSettings();
  const id = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim().toLowerCase());
  const { data: read } = useQuery({
    ...searchQuery(useApi(), query, city.center),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const addresses = useAddresses(query);
  const { answer, failure } = read ?? {};
  const stopsAndLots =
    query === '' ? [] : (answer?.results ?? []).flatMap((result) => startOf(result, language));
  const places = addresses.places
    .slice(0, Math.max(MOST_PLACES, MOST_SHOWN - stopsAndLots.length))
    .map((place) => placeOf(place, language));
  const found = [...stopsAndLots.slice(0, MOST_SHOWN - (places.length > 0 ? 2 : 0)), ...places];
  function statusText(): string {
    if (query === '' || found.length > 0) return '';
    if (failure !== undefined)
      return search.partFailed(words.layers.stops, failureReason(failure.error, failures));
    if (answer === undefined || addresses.isWaiting) return words.nearby.searching;
    return addresses.failure === null
      ? search.none(text.trim())
      : search.partFailed(search.kinds.place, failureReason(addresses.failure, failures));
  }
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
        placeholder={features.places === true ? journeys.startOrAddress : journeys.startHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // A form would need another permission of the page around the frame.
        onKeyDown={({ key, nativeEvent }) => {
          const [first] = found;
          if (key === 'Enter' && !nativeEvent.isComposing && first !== undefined) choose(first.end);
        }}
      />
      <output>{statusText()}</output>
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
      {places.length === 0 ? null : (
        <small>
          <bdi>{addresses.attribution}</bdi>
        </small>
      )}
    </div>
  );
}
