import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ShareButton } from '../../../../src/audiences/rider/menu/ShareButton.tsx';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => window.history.replaceState(null, '', '/?route=03&stop=0341'));
const button = () => screen.getByRole('button', { name: en.share.button });

test('R27: the button opens the system’s share sheet where there is one', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', { share: async (sheet: unknown) => shared.push(sheet) });
  render(<ShareButton routes={null} />);
  await userEvent.click(button());
  expect(shared).toEqual([{ url: window.location.href, title: document.title }]);
});

test('R27: without a share sheet the link is copied, and the page says so', async () => {
  let copied = '';
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
  });
  render(<ShareButton routes={null} />);
  await userEvent.click(button());
  expect(copied).toContain('?route=03&stop=0341');
  expect(await screen.findByText(en.share.copied, { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(en.share.copied);
});

test('R27: where the clipboard is denied the link is shown, and the page says so', async () => {
  vi.stubGlobal('navigator', {});
  render(<ShareButton routes={null} />);
  await userEvent.click(button());
  const link = await screen.findByLabelText(en.share.copyManually);
  expect(link).toHaveProperty('value', window.location.href);
  expect(screen.getByRole('status').textContent).toBe(en.share.copyManually);
});

test('R27: a dismissed share sheet copies nothing', async () => {
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('dismissed', 'AbortError')),
    clipboard: { writeText: () => Promise.reject(new Error('the link must not be copied')) },
  });
  render(<ShareButton routes={null} />);
  await userEvent.click(button());
  expect(screen.queryByLabelText(en.share.copyManually)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
