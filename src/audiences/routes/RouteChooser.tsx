import { useState } from 'react';
import type { ComponentProps } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { isSmallCity } from '../../contract/operations/first-requests.ts';
import { RoutePicker } from '../../features/routes/RoutePicker.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';

const RouteDialog = lazyComponent(
  async () => (await import('../../features/routes/all/RouteDialog.tsx')).RouteDialog,
);

interface RouteChooserProps extends Omit<ComponentProps<typeof RoutePicker>, 'onToggle' | 'onAll'> {
  /** Called with the IDs of all chosen routes. */
  onChoose: (routeIDs: readonly string[]) => void;
  /** Shows all routes of a small city; false if it can't. */
  onAll: false | (() => void);
}

/** Chooses routes: by chips, and in a large city in the list of all routes. */
export function RouteChooser({ routes, chosen, onChoose, onAll, ...chips }: RouteChooserProps) {
  const settings = useSettings();
  const { heading } = useLanguage('page').words.routes;
  const [isListOpen, setListOpen] = useState(false);
  const toggle = (routeID: string) =>
    onChoose(
      chosen.includes(routeID) ? chosen.filter((one) => one !== routeID) : [...chosen, routeID],
    );
  return (
    <>
      <RoutePicker
        {...chips}
        routes={routes}
        chosen={chosen}
        onToggle={toggle}
        onAll={isSmallCity(settings) ? onAll : () => setListOpen(true)}
      />
      {isListOpen ? (
        <AsyncBoundary name={heading}>
          <RouteDialog
            routes={routes}
            chosen={chosen}
            onToggle={toggle}
            onClear={() => onChoose([])}
            onClose={() => setListOpen(false)}
          />
        </AsyncBoundary>
      ) : null}
    </>
  );
}
