import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { OLDEST_NAMES } from '../../../src/lib/oldest-browsers.ts';
import { boot, html } from '../../../src/lib/words/compiled/en/boot.ts';
import { testNow } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { longIf } from '../support/longIf.ts';
import { rows } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ isFirstVisit: true });

const readBuilt = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../dist/page/${file}`, import.meta.url)), 'utf8');

/** What the oldest supported browsers don't have. */
const removeNewMethods = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name);
  });

test('F26: the oldest supported browsers, which lack some methods, show the page', async ({
  page,
  demo,
}) => {
  await removeNewMethods(page);
  await page.goto(`${demo.url}/`);
  await expect(rows(page).first()).toBeVisible();
});

test('F26: what old browsers have to parse has no syntax that is younger than ES5', () => {
  const inline = /<script>([\s\S]+?)<\/script>/.exec(readBuilt('index.html'))?.[1] ?? '';
  for (const source of [inline, readBuilt('old-browsers.js')]) {
    const code = source.replaceAll(/"[^"\n]*"/g, '""');
    expect(code).toMatch(/function/);
    expect(code).not.toMatch(/=>|`|\b(?:const|let|class|async|await|of)\b|\?\.|\?\?|\.\.\.|\*\*/);
  }
});

/** Makes the files at these paths unreadable, as for a browser that can't parse `?.`. */
async function breakSyntax(page: Page, path: RegExp) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('?.', '?..') });
  });
}

const CASES: readonly (readonly [what: string, prepare: (page: Page) => Promise<void>])[] = [
  ['the page’s scripts', (page) => breakSyntax(page, /\/assets\/.*\.js$/)],
  ['any script', (page) => breakSyntax(page, /\/assets\/.*\.js$|\/\?|\/$/)],
];
for (const view of ['', 'view=kiosk', 'view=embed'])
  for (const [what, prepare] of CASES)
    test(
      `F26: a browser without ${what} reads which one works, and does not reload: ${view}`,
      longIf(view !== '' && (view !== 'view=embed' || what !== 'any script')),
      async ({ page, demo, allowErrors }) => {
        allowErrors();
        await page.addInitScript(() =>
          sessionStorage.setItem('loads', `${Number(sessionStorage.getItem('loads')) + 1}`),
        );
        await page.clock.install({ time: testNow() });
        await prepare(page);
        await page.goto(`${demo.url}/?${view}`);
        await expect(page.getByText(html.oldBrowser(OLDEST_NAMES))).toBeVisible();
        await page.clock.runFor(30_000);
        await expect(page.getByText(boot.notLoaded)).toHaveCount(0);
        await expect(page.getByText(boot.starting)).toHaveCount(0);
        expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('1');
      },
    );

test('F27: a frame whose address was escaped twice shows the route that was meant', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/?view=embed&amp;mode=list&amp;amp;lang=es`);
  expect(new URL(page.url()).search).toBe('?view=embed&mode=list&lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: en.page.openFullMap })).toHaveCount(0);
});
