import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import type { NamedLot } from '../../features/parking/isNamedLot.ts';
import { LotsProvider } from './LotsContext.tsx';
import { OtherStopsProvider } from './nearby/OtherStopsContext.tsx';
import { useCityView } from './useCityView.ts';
import type { CityView } from './useCityView.ts';
import { VehiclesProvider } from './VehiclesContext.tsx';

const CityContext = createContext<CityView | null>(null);

interface CityProviderProps {
  /** As in `LotsProvider`. */
  isShown?: ((lot: NamedLot) => boolean) | undefined;
  children: ReactNode;
}

/**
 * Gives stops, buses, lots and events, as the page's view asks for them, to everything inside: together
 * (`useCity`) and each by itself. A list that needs only one of them uses that one's provider, so that a
 * frame loads no more code than it shows. Needs a `StopsInViewProvider`, which is apart because the
 * rider's first list waits for no buses and lots.
 */
export function CityProvider({ isShown, children }: CityProviderProps) {
  return (
    <OtherStopsProvider>
      <VehiclesProvider>
        <LotsProvider isShown={isShown}>
          <JoinedCity>{children}</JoinedCity>
        </LotsProvider>
      </VehiclesProvider>
    </OtherStopsProvider>
  );
}

function JoinedCity({ children }: { children: ReactNode }) {
  return <CityContext value={useCityView()}>{children}</CityContext>;
}

/**
 * The city as the page's view shows it; the same object until a part of it changes. Throws outside a
 * `CityProvider`.
 */
export function useCity(): CityView {
  const city = use(CityContext);
  if (city === null) throw new Error('useCity outside a CityProvider');
  return city;
}
