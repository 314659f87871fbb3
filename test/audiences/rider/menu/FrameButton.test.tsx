import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FrameButton } from '../../../../src/audiences/rider/menu/FrameButton.tsx';
import { SettingsContext } from '../../../../src/city/reads/SettingsContext.ts';
import { en } from '../../../../src/lib/words/en.ts';
import { es } from '../../../../src/lib/words/es.ts';
import { theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';
import { waitLonger } from '../../../support/waitLonger.ts';

waitLonger();

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

test('R27: the button shows the code, which has a title of what it shows, and copies it', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: en.share.frame }));
  const code = await screen.findByLabelText(en.share.frameCode);
  expect(code.textContent).toContain(
    `title="${en.page.title('Smallville')}: ${en.routes.name('03', 'Crosstown')} and ${en.routes.unnamed('99')}"`,
  );
  await userEvent.click(screen.getByRole('button', { name: en.share.frameCopy }));
  expect(copied).toBe(code.textContent);
  expect(screen.getByRole('status').textContent).toBe(en.share.frameCopied);
});

test('R27: the page says that the clipboard is denied, in Spanish too', async () => {
  vi.stubGlobal('navigator', {});
  render(button, { lang: 'es' });
  await userEvent.click(screen.getByRole('button', { name: es.share.frame }));
  await userEvent.click(await screen.findByRole('button', { name: es.share.frameCopy }));
  expect(screen.getByRole('status').textContent).toContain(es.share.frameCopyManually);
});
