import { useEffect } from 'react';

import type { Theme } from '../lib/colors/theme.ts';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The theme that a page starts with: the chosen one, else the system's. */
export const startTheme = (chosen: Theme | null): Theme =>
  chosen ?? (window.matchMedia(DARK).matches ? 'dark' : 'light');

/**
 * The theme: the chosen one, else the system's (R19). Also sets it on the document, for CSS and native
 * controls.
 */
export function useTheme(chosen: Theme | null): Theme {
  const isDark = useMediaQuery(DARK);
  useEffect(() => {
    if (chosen === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);
  return chosen ?? (isDark ? 'dark' : 'light');
}
