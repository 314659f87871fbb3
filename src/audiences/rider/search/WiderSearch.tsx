import { Button } from '../../../ui/controls/Button.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';

interface WiderSearchProps {
  /** As in `useWiderSearch`. */
  searchedOnly: string | null;
  onWiden: () => void;
}

/** Offers to search the stops of all routes. Where no stop matches, it says which routes were searched. */
export function WiderSearch({ searchedOnly, onWiden }: WiderSearchProps) {
  const { search } = useWholeLanguage().words;
  if (searchedOnly === null) {
    return (
      <p className="search-results__status">
        <Button variant="plain" onClick={onWiden}>
          {search.allRoutes}
        </Button>
      </p>
    );
  }
  return (
    <div className="search-results__wider">
      <p>{searchedOnly}</p>
      <Button onClick={onWiden}>{search.allRoutes}</Button>
    </div>
  );
}
