// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FrameButton } from '../../../../src/audiences/rider/menu/FrameButton.tsx';
import { SettingsContext } from '../../../../src/city/reads/SettingsContext.ts';
import { theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';

beforeEach(() => window.history.replaceState(null, '', '/?route=03,99'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = theSettings({
  routes: [{ routeID: '03', name: 'Crosstown', color: '#1a6fb5' }],
});
const button = (
  <SettingsContext value={settings}>
    <FrameButton />
  </SettingsContext>
);

test('R27: the code is shown when it is asked for, names what it shows, and is copied', async () => {
  let copied = '';
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
  });
  render(button);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Embed this view' }));
  const code = await screen.findByLabelText('Code for your own page');
  expect(code.textContent).toContain(
    'title="Smallville buses and parking, live: Route 03, Crosstown and Route 99"',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(copied).toBe(code.textContent);
  expect(screen.getByRole('status').textContent).toBe('Code copied.');
});

test('R27: where the clipboard is denied that is said, in Spanish too', async () => {
  vi.stubGlobal('navigator', {});
  render(button, { lang: 'es' });
  await userEvent.click(screen.getByRole('button', { name: 'Insertar esta vista' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copiar el código' }));
  expect(screen.getByRole('status').textContent).toContain('No se pudo copiar.');
});
