import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ShareButton } from '../../../../src/audiences/rider/menu/ShareButton.tsx';
import { useView } from '../../../../src/view/useView.ts';
import { ViewProvider } from '../../../../src/view/ViewContext.tsx';
import { theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

function Page() {
  const [view, changeView] = useView();
  return (
    <ViewProvider
      view={view}
      changeView={changeView}
      features={{ ...theSettings().features, times: true }}
    >
      <ShareButton routes={null} />
    </ViewProvider>
  );
}

beforeEach(() => window.history.replaceState(null, '', '/?route=03&stop=0341'));
const button = () => screen.getByRole('button', { name: en.share.button });

test('R27: the button opens the system’s share sheet where there is one', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', { share: async (sheet: unknown) => shared.push(sheet) });
  render(<Page />);
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
  render(<Page />);
  await userEvent.click(button());
  expect(copied).toContain('?route=03&stop=0341');
  expect(await screen.findByText(en.share.copied, { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(en.share.copied);
});

test('R27: where the clipboard is denied the link is shown, and the page says so', async () => {
  vi.stubGlobal('navigator', {});
  render(<Page />);
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
  render(<Page />);
  await userEvent.click(button());
  expect(screen.queryByLabelText(en.share.copyManually)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['from', '/?to=0341&near=43.07,-89.4&center=43.07,-89.4&zoom=16'],
  ['to', '/?from=0341&near=43.07,-89.4&center=43.07,-89.4&zoom=16'],
])(
  'J6: with a way %s where the rider is, the link has nothing of where that is',
  async (_end, url) => {
    window.history.replaceState(null, '', url);
    const shared: { url: string }[] = [];
    vi.stubGlobal('navigator', {
      share: async (sheet: { url: string }) => shared.push(sheet),
    });
    render(<Page />);
    await userEvent.click(button());
    expect(shared[0]?.url).toMatch(/\/\?(to|from)=0341$/);
  },
);

test('J6: a link to a way between two other places keeps the map’s place', async () => {
  window.history.replaceState(null, '', '/?from=0100&to=0341&center=43.07,-89.4&zoom=16');
  const shared: { url: string }[] = [];
  vi.stubGlobal('navigator', {
    share: async (sheet: { url: string }) => shared.push(sheet),
  });
  render(<Page />);
  await userEvent.click(button());
  expect(shared[0]?.url).toBe(window.location.href);
});
