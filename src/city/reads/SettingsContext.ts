import { createContext, use } from 'react';

import type { Settings } from '../../contract/settings.ts';

/** The deployment's settings, which never change while the page is open. */
export const SettingsContext = createContext<Settings | null>(null);

/** Throws outside a `SettingsContext`, which is a programming error. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (settings === null) throw new Error('useSettings outside a SettingsContext');
  return settings;
}
