import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { findWithCity, type SearchEntry } from '../../../features/search/results/findEntries.ts';
import { useTypingPaused } from '../../../ui/search/useTypingPaused.ts';
import { useCitySearch } from './useCitySearch.ts';
import { usePlaces } from './usePlaces.ts';

/** Shorter ones begin too many names. */
const LEAST_LETTERS = 3;

/** An address without its numbers, "Oak St" for "12a Oak St"; '' for a text that is none. */
export function withoutHouseNumber(text: string): string {
  const words = text.split(/[\s,]+/);
  const street = words.filter((word) => !/^\d+\p{L}?$/u.test(word)).join(' ');
  return street.length >= LEAST_LETTERS && street.length < text.length ? street : '';
}

/**
 * What a text finds in the city and in the map's own tiles. Without a geocoder nobody knows house numbers, so that an address
 * that finds nothing finds its street, and the stops there.
 *
 * @param loaded as in `useCitySearch`
 */
export function useNamesOrStreet(text: string, loaded: readonly SearchEntry[]) {
  const { features } = useSettings();
  // Announced once typing pauses, not after every letter.
  const isTypingPaused = useTypingPaused(text);
  const ofCity = useCitySearch(text, loaded);
  const places = usePlaces(text, isTypingPaused);
  const street = features.places === true ? '' : withoutHouseNumber(text);
  const isAnswered = street !== '' && isTypingPaused && !ofCity.isWaiting && ofCity.found !== null;
  const isStreet =
    isAnswered &&
    places.entries.length === 0 &&
    findWithCity(loaded, text, ofCity.found).entries.length === 0;
  const ofStreet = useCitySearch(isStreet ? street : '', loaded);
  const placesOfStreet = usePlaces(isStreet ? street : '', isTypingPaused);
  return isStreet
    ? { text: street, isStreet, isTypingPaused, ofCity: ofStreet, places: placesOfStreet }
    : { text, isStreet, isTypingPaused, ofCity, places };
}
