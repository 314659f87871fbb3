import { createContext, memo, use } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import { CityInPage } from '../offline/CityInPage.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { SearchedCity, type SearchedCityProps } from './SearchedCity.tsx';

const SearchedContext = createContext<SearchedCityProps | null>(null);

/** The search results, in place of the lists. */
export function SearchPanel(props: SearchedCityProps) {
  return (
    <SearchedContext value={props}>
      <InCity />
    </SearchedContext>
  );
}

/** Apart, so that a letter is searched without asking again which stops, buses and lots the city has. */
const InCity = memo(function InCity() {
  return (
    <FavoritesContext value={RIDER_FAVORITES}>
      <CityProvider>
        <Searched />
        <CityInPage />
      </CityProvider>
    </FavoritesContext>
  );
});

function Searched() {
  const props = use(SearchedContext);
  return props === null ? null : <SearchedCity {...props} />;
}
