import { useEffect } from 'react';

import type { Theme } from '../lib/colors/theme.ts';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';

/**
 * The theme: the chosen one, else the system's. Also sets it on the document, for CSS and native
 * controls.
 */
export function useTheme(chosen: Theme | null): Theme {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  useEffect(() => {
    if (chosen === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);
  return chosen ?? (isDark ? 'dark' : 'light');
}
