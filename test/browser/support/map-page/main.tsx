import { StrictMode, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const MapPage = lazy(() => import('./MapPage.tsx').then(({ MapPage }) => ({ default: MapPage })));

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <MapPage />
      </Suspense>
    </StrictMode>,
  );
}
