import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { SettingsContext, useSettings } from '../../../city/reads/SettingsContext.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from './useShownPanel.ts';

/**
 * What polls the live data of a list and tells its state. A list of stops or of buses has no lots, so it neither
 * loads their code nor polls them (B20), unless its host page hears about all data (B27).
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const { chosen } = useShownPanel();
  const { api } = useFrame().options;
  const { selection } = usePageView();
  const hasLots = api === '1' || selection !== null || chosen === 'parking' || chosen === 'events';
  const shown = useMemo(
    () =>
      hasLots ? settings : { ...settings, features: { ...settings.features, parking: false } },
    [settings, hasLots],
  );
  return <SettingsContext value={shown}>{children}</SettingsContext>;
}
