import { createContext, use } from 'react';

import type { Settings } from '../../contract/settings/settings.ts';

/** The deployment's settings. Only the names in them change with the page's language. */
export const SettingsContext = createContext<Settings | null>(null);

/** Throws outside a `SettingsContext`, which is a programming error. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (settings === null) throw new Error('useSettings outside a SettingsContext');
  return settings;
}
