import { useEffect } from 'react';
import type { Theme } from '../lib/theme.ts';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';

/**
 * The ground to draw on: the chosen one, else the system's (R19). The document carries the choice,
 * so that CSS and native controls follow it.
 */
export function useTheme(chosen: Theme | null): Theme {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  useEffect(() => {
    if (chosen === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);
  return chosen ?? (isDark ? 'dark' : 'light');
}
