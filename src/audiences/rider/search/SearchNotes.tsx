import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { type SearchFailure, SearchFailures } from './SearchFailures.tsx';

interface SearchNotesProps {
  /** Sentences about what the service doesn't have. */
  unknown: readonly string[];
  failures: readonly SearchFailure[];
  /** Whose data the places are; null without any. */
  attribution: string | null;
  /** Shows more of the map, where a place can be tapped; null where that needs no saying. */
  onMap: (() => void) | null;
  /** Clears the favorites; null while they aren't shown. */
  onClear: (() => void) | null;
}

/** What a rider should know of the results, below them. */
export function SearchNotes({ unknown, failures, attribution, onMap, onClear }: SearchNotesProps) {
  const { favorites, search, page } = useLanguage().words;
  return (
    <>
      {unknown.map((sentence) => (
        <p key={sentence} className="search-results__status">
          {sentence}
        </p>
      ))}
      {attribution === null ? null : (
        <p className="search-results__status">
          <bdi>{attribution}</bdi>
        </p>
      )}
      <SearchFailures parts={failures} />
      {onMap === null ? null : (
        <p className="search-results__status">
          {search.tapMap}{' '}
          <Button variant="plain" className="search-results__map" onClick={onMap}>
            {page.sheetShorter}
          </Button>
        </p>
      )}
      {onClear === null ? null : (
        <p className="search-results__status">
          <Button variant="plain" onClick={onClear}>
            {favorites.clear}
          </Button>
        </p>
      )}
    </>
  );
}
