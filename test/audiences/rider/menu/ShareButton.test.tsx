// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ShareButton } from '../../../../src/audiences/rider/menu/ShareButton.tsx';
import { render } from '../../../support/render.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/?route=03&stop=0341');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: 'Share this view' });

test('R27: the view is handed to the system where it has a sheet for it', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', { share: async (sheet: unknown) => shared.push(sheet) });
  render(<ShareButton />);
  await userEvent.click(button());
  expect(shared).toEqual([{ url: window.location.href, title: document.title }]);
});

test('R27: without one the link is copied, and that is said', async () => {
  let copied = '';
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
  });
  render(<ShareButton />);
  await userEvent.click(button());
  expect(copied).toContain('?route=03&stop=0341');
  expect(await screen.findByText('Link copied.', { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Link copied.');
});

test('R27: where the clipboard is denied the link is shown, and that is said', async () => {
  vi.stubGlobal('navigator', {});
  render(<ShareButton />);
  await userEvent.click(button());
  const link = await screen.findByLabelText('Copy this link:');
  expect(link).toHaveProperty('value', window.location.href);
  expect(screen.getByRole('status').textContent).toBe('Copy this link:');
});

test('R27: a sheet that was dismissed copies nothing', async () => {
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('dismissed', 'AbortError')),
    clipboard: { writeText: () => Promise.reject(new Error('nobody asked for this')) },
  });
  render(<ShareButton />);
  await userEvent.click(button());
  expect(screen.queryByLabelText('Copy this link:')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
