import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { readFrameOptions } from '../../../src/audiences/embed/options/frame-options.ts';
import { ADDED_NAMES } from '../../../src/contract/subjects.ts';
import { theSettings } from '../../support/builders.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

/** A frame of a city that has every added subject, and how often it asks for one. */
function open(query: string) {
  const added = Object.fromEntries(ADDED_NAMES.map((name) => [name, true]));
  const features = { ...theSettings().features, parking: true, ...added };
  const { requests } = renderRider({
    audience: Embed,
    url: `/?view=embed${query}`,
    settings: { features },
  });
  return (name: string) => requests.filter((url) => url.includes(`/get${name}`)).length;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Until the map's code has loaded, and with it what the city reads. */
const map = async () => screen.findByRole('button', { name: en.map.zoomIn });
const legendOf = (name: (typeof ADDED_NAMES)[number]) =>
  screen.queryByRole('region', { name: en.layers[name] });

test.each(ADDED_NAMES)(
  'B2, B28, V2: a frame that does not ask for %s has no request for them, no layer, no list and no legend',
  async (name) => {
    const { view } = readFrameOptions(new URLSearchParams('view=embed'), false);
    expect(view.hidden).toContain(name);
    const requestsOf = open('&api=1');
    await press(en.layers.legend);
    expect(await screen.findByRole('region', { name: en.layers.stops })).toBeTruthy();
    expect(legendOf(name)).toBeNull();
    await press(en.page.close);
    await press(en.frame.list);
    expect(await screen.findByRole('tab', { name: en.page.tabs.stops })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: en.page.tabs[name] })).toBeNull();
    await map();
    expect(requestsOf(name)).toBe(0);
  },
);

test.each(ADDED_NAMES)('B2, V2: a frame whose layers name %s has their legend', async (name) => {
  const requestsOf = open(`&layers=stops,${name}`);
  await waitFor(() => expect(requestsOf(name)).toBeGreaterThan(0));
  await press(en.layers.legend);
  await waitFor(() => expect(legendOf(name)).toBeTruthy());
});

test.each(ADDED_NAMES)(
  'B28, V2: the card of a stop has %s near it only in a frame that asks for them',
  async (name) => {
    let requestsOf = open('&stop=0100');
    expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
    await map();
    expect(requestsOf(name)).toBe(0);
    cleanup();
    requestsOf = open(`&stop=0100&panels=stops,${name}`);
    await waitFor(() => expect(requestsOf(name)).toBeGreaterThan(0));
  },
);
