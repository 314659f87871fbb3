import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import type { ChangeView } from './useView.ts';
import type { View } from './view.ts';

/** The view without its setter. A part of the page that may lag behind provides the deferred view here. */
export const ViewContext = createContext<View | null>(null);

const ChangeViewContext = createContext<ChangeView | null>(null);

interface ViewProviderProps {
  view: View;
  changeView: ChangeView;
  children: ReactNode;
}

/** Provides the page's view and the function that changes it. Both come from the URL or from local state. */
export function ViewProvider({ view, changeView, children }: ViewProviderProps) {
  return (
    <ChangeViewContext value={changeView}>
      <ViewContext value={view}>{children}</ViewContext>
    </ChangeViewContext>
  );
}

/** The view that this part of the page shows. Throws outside a `ViewProvider`. */
export function usePageView(): View {
  const view = use(ViewContext);
  if (view === null) throw new Error('usePageView outside a ViewProvider');
  return view;
}

/** Changes the view; always the same function. Throws outside a `ViewProvider`. */
export function useChangeView(): ChangeView {
  const changeView = use(ChangeViewContext);
  if (changeView === null) throw new Error('useChangeView outside a ViewProvider');
  return changeView;
}
