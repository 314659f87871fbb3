import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { AudienceRoot } from '../../../../src/audiences/AudienceRoot.tsx';
import type { AudienceProps } from '../../../../src/audiences/AudienceRoot.tsx';
import { PageMenu } from '../../../../src/audiences/rider/menu/PageMenu.tsx';
import { LivePoller } from '../../../../src/city/reads/live/LivePoller.tsx';
import { StopsInViewProvider } from '../../../../src/city/reads/StopsInViewContext.tsx';
import { useView } from '../../../../src/view/useView.ts';
import { ViewProvider } from '../../../../src/view/ViewContext.tsx';
import { bigCity } from '../../../support/cities/big-city.ts';
import { AT_STOPS, FEED_CITY } from '../../../support/cities/feed-city.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

/** The menu, which a page without WebGL doesn't have, beside what finds the routes. */
function Menu(props: AudienceProps) {
  const [queryClient] = useState(() => new QueryClient());
  const [view, changeView] = useView();
  return (
    <AudienceRoot {...props} queryClient={queryClient} units={null}>
      <ViewProvider view={view} changeView={changeView} features={props.settings.features}>
        <StopsInViewProvider canShowAll>
          <LivePoller />
          <PageMenu />
        </StopsInViewProvider>
      </ViewProvider>
    </AudienceRoot>
  );
}

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  vi.stubGlobal('navigator', {
    languages: ['en'],
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
});
const frameLink = async () =>
  (await screen.findByRole('link', { name: en.share.frame })).getAttribute('href');

async function sharedQuery(): Promise<string> {
  await userEvent.click(await screen.findByRole('button', { name: en.share.button }));
  await waitFor(() => expect(copied.length).toBeGreaterThan(0));
  return new URL(copied.at(-1) ?? '').search;
}

test('R20, R27: a link from a large city has the routes that were found near the sender', async () => {
  renderRider({
    audience: Menu,
    url: `/?near=${AT_STOPS}&panel=buses`,
    source: bigCity(),
    settings: FEED_CITY,
  });
  await waitFor(async () =>
    expect(await frameLink()).toBe(
      `/?view=builder&ui=en&route=8A,8B,Streetcar&near=${AT_STOPS}&panel=buses`,
    ),
  );
  expect(await sharedQuery()).toBe(`?near=${AT_STOPS}&panel=buses&route=8A,8B,Streetcar`);
});

test('R20, R27: a link from a large city has the routes of its settings', async () => {
  renderRider({ audience: Menu, url: '/', source: bigCity(), settings: FEED_CITY });
  expect(await sharedQuery()).toBe('?route=Red,WTAXI');
});

test('R20, R27: a link has only the routes that the rider chose, also if that is none', async () => {
  renderRider({ audience: Menu, url: '/?route=', source: bigCity(), settings: FEED_CITY });
  expect(await sharedQuery()).toBe('?route=');
  expect(await frameLink()).toBe('/?view=builder&ui=en&route=');
});

test('R27: a frame of a small city that shows all routes gets all, and a link to the page needs none', async () => {
  renderRider({ audience: Menu, url: '/?panel=buses' });
  expect(await frameLink()).toBe('/?view=builder&ui=en&route=03,07,22&panel=buses');
  expect(await sharedQuery()).toBe('?panel=buses');
});
