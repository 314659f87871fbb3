import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FrameButton } from '../../../../src/audiences/rider/menu/FrameButton.tsx';
import { render } from '../../../support/page/render.tsx';
import { es } from '../../../support/words/catalogs.ts';

test('R27: the link opens the builder with the view, in the page’s language, without what is personal', () => {
  window.history.replaceState(null, '', '/?route=03,99&watch=0341&follow=03%2F007&lang=en');
  render(<FrameButton routes={null} />, { lang: 'es' });
  const link = screen.getByRole('link', { name: es.share.frame });
  expect(link.getAttribute('href')).toBe('/?view=builder&ui=es&route=03,99&lang=en');
});
