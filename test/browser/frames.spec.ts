import { once } from 'node:events';
import { createServer } from 'node:http';

import { en } from '../../src/lib/words/en.ts';
import { withoutMap } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** Serves a city's own site on another origin, whose page holds only a frame. */
async function startHost(frame: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>City</title>${frame}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

const frameOf = (url: string, more = '') =>
  `<iframe ${more} title="Buses" width="600" height="500" src="${url}"></iframe>`;

test.describe('a frame of another site', () => {
  for (const sandbox of ['', 'sandbox="allow-scripts"']) {
    test(`S13: shows list and map under our content security policy: ${sandbox || 'no sandbox'}`, async ({
      page,
      demo,
      noErrors,
    }) => {
      const host = await startHost(frameOf(`${demo.url}/?view=embed`, sandbox));
      await page.goto(host.url);
      const framed = page.frameLocator('iframe');
      await expect(framed.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
      expect(noErrors).toEqual([]);
      host.stop();
    });
  }

  test('B10: leaves the focus on the host page, also with a stop in its URL', async ({
    page,
    demo,
  }) => {
    const frame = frameOf(`${demo.url}/?view=embed&route=03&stop=0398`);
    const host = await startHost(`<input aria-label="Your name" autofocus>${frame}`);
    await page.goto(host.url);
    const field = page.getByLabel('Your name');
    await field.focus();
    const framed = page.frameLocator('iframe');
    const title = framed.getByRole('heading', { level: 2 });
    await expect(title).toBeVisible({ timeout: 60_000 });
    await expect(framed.locator('[data-map-state="ready"][data-idles]')).toBeVisible();
    await page.keyboard.type('Ada');
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeFocused();
    host.stop();
  });

  test('B7: without new tabs or without scripts, a frame gives the full map’s address', async ({
    page,
    demo,
    noErrors,
  }) => {
    await withoutMap(page);
    const address = `${demo.url}/?route=03`;
    const list = `${demo.url}/?view=embed&route=03&mode=list`;
    const host = await startHost(frameOf(list, 'sandbox="allow-scripts"'));
    await page.goto(host.url);
    const framed = page.frameLocator('iframe');
    await framed.getByRole('link', { name: en.page.openFullMap }).click();
    await expect(framed.getByLabel(en.frame.address)).toHaveValue(address);
    expect(noErrors.splice(0)).toEqual([expect.stringContaining('allow-popups')]);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(framed.getByText(address)).toBeVisible();
    host.stop();
  });

  test('S13: does not show the rider’s page', async ({ page, demo, noErrors }) => {
    const host = await startHost(frameOf(`${demo.url}/`));
    await page.goto(host.url);
    await expect(page.frameLocator('iframe').locator('#curbside')).toHaveCount(0);
    expect(noErrors.splice(0)).toEqual([expect.stringContaining('frame-ancestors')]);
    host.stop();
  });
});
