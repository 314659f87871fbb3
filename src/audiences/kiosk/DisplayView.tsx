import { use, useMemo } from 'react';
import type { ReactNode } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { ClockOffsetContext } from '../../ui/time/ClockOffsetContext.ts';
import { useWallClock } from '../../ui/time/useWallClock.ts';
import type { ChangeView } from '../../view/useView.ts';
import type { View } from '../../view/view.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { useTheme } from '../useTheme.ts';
import { minuteOfDay } from './clock/minuteOfDay.ts';
import { useTrustedClock } from './clock/useTrustedClock.ts';

/** Minutes since midnight, in the city's civil time. */
const MORNING = 6 * 60;
const EVENING = 20 * 60;

/**
 * The dark theme at night, so that a display doesn't glare. Null by day, or if the time isn't known: the
 * device's own theme.
 */
function useNightTheme(): Theme | null {
  const { timeZone } = useSettings().city;
  const isTrusted = useTrustedClock();
  const minute = minuteOfDay(useWallClock() + use(ClockOffsetContext), timeZone);
  if (!isTrusted) return null;
  return minute < MORNING || minute >= EVENING ? 'dark' : null;
}

interface DisplayViewProps {
  view: View;
  changeView: ChangeView;
  children: ReactNode;
}

/** The display's view: the URL's, in the dark theme at night unless the URL has a theme. */
export function DisplayView({ view, changeView, children }: DisplayViewProps) {
  const nightTheme = useNightTheme();
  const theme = view.theme ?? nightTheme;
  // The map sets the theme too, but a display may have none.
  useTheme(theme);
  const shown = useMemo(() => ({ ...view, theme }), [view, theme]);
  return (
    <ViewProvider view={shown} changeView={changeView} features={useSettings().features}>
      {children}
    </ViewProvider>
  );
}
