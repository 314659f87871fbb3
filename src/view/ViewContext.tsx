import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Settings } from '../contract/settings/settings.ts';
import { supportedView } from './supportedView.ts';
import type { ChangeView } from './useView.ts';
import type { View } from './view.ts';

const ViewContext = createContext<View | null>(null);

/**
 * The view of a part that differs from the page's: one that may lag behind provides the deferred view here. In a
 * context of its own, because a change of the page's view renders everything below that reads the page's context,
 * even where a part provides another value.
 */
export const PartViewContext = createContext<View | null>(null);

const ChangeViewContext = createContext<ChangeView | null>(null);

interface ViewProviderProps {
  view: View;
  changeView: ChangeView;
  /** What the city's data includes. */
  features: Settings['features'];
  children: ReactNode;
}

/** Provides the page's view and the function that changes it. Both come from the URL or from local state. */
export function ViewProvider({ view, changeView, features, children }: ViewProviderProps) {
  const supported = useMemo(() => supportedView(view, features), [view, features]);
  return (
    <ChangeViewContext value={changeView}>
      <ViewContext value={supported}>{children}</ViewContext>
    </ChangeViewContext>
  );
}

/** The view that this part of the page shows. Throws outside a `ViewProvider`. */
export function usePageView(): View {
  // Not the page's context too: what reads it renders with each change of it.
  const view = use(PartViewContext) ?? use(ViewContext);
  if (view === null) throw new Error('usePageView outside a ViewProvider');
  return view;
}

/** Changes the view; always the same function. Throws outside a `ViewProvider`. */
export function useChangeView(): ChangeView {
  const changeView = use(ChangeViewContext);
  if (changeView === null) throw new Error('useChangeView outside a ViewProvider');
  return changeView;
}
