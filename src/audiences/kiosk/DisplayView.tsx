import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import type { ChangeView } from '../../view/useView.ts';
import type { View } from '../../view/view.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { useTheme } from '../useTheme.ts';
import { useNightTheme } from './screen/useNightTheme.ts';

interface DisplayViewProps {
  view: View;
  changeView: ChangeView;
  children: ReactNode;
}

/** The display's view: the URL's, in the dark theme at night unless the URL has a theme (A41). */
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
