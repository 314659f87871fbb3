import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { mayLoadCity } from '../offline/openCity.ts';

/** Milliseconds. The map and its buses come first. */
const CITY_AFTER = 4_000;

const RiderCity = lazyComponent(async () => {
  await new Promise((resolve) => setTimeout(resolve, CITY_AFTER));
  return (await import('./RiderCity.tsx')).RiderCity;
});

/** The rest of the city on the map, unless each byte costs the rider. */
export function LaterCity({ theme }: { theme: Theme }) {
  const { cityDocument } = useSettings();
  return cityDocument === undefined || !mayLoadCity() ? null : (
    <Optional>
      <RiderCity cityDocument={cityDocument} theme={theme} />
    </Optional>
  );
}
