import type { FrameLocator, Page } from '@playwright/test';

import { SIZE_PRESETS } from '../../../src/lib/frames/frame-size.ts';
import { en } from '../../support/words/catalogs.ts';
import { tabTo } from '../support/keyboard.ts';
import { COARSE, withoutMap } from '../support/screen.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

/** A blank HTML file of another site, into which code was pasted. */
async function startBlankPage() {
  let pasted = '';
  const host = await startHost(() => `<body style="margin:0">${pasted}`);
  const paste = (code: string) => {
    pasted = code.replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts"');
  };
  return { ...host, paste };
}

const codeOf = (page: Page) => page.getByRole('textbox', { name: en.builder.code }).inputValue();

/** What a frame shows, whether or not its map can be drawn. */
async function shownIn(frame: FrameLocator) {
  await expect(frame.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return {
    headings: await frame.getByRole('heading').allTextContents(),
    fullMap: await frame.locator('a[target=_blank]').first().getAttribute('href'),
    ...(await frame.locator('body').evaluate((body) => ({
      size: [window.innerWidth, window.innerHeight],
      lang: document.documentElement.lang,
      background: getComputedStyle(body).backgroundColor,
    }))),
  };
}

/** Chooses a size that is not chosen yet, and waits until the preview has opened again. */
async function chooseSize(page: Page, preset: keyof typeof en.builder.sizes): Promise<void> {
  const size = page.getByRole('radio', { name: en.builder.sizes[preset] });
  if (await size.isChecked()) return;
  await page.locator('iframe').evaluate((frame) => frame.classList.add('old'));
  await size.press('Space');
  await page.locator('iframe:not(.old)').waitFor();
}

/** Latitude, longitude and zoom of a frame's map, from its link to the full map. */
async function cameraIn(frame: FrameLocator): Promise<readonly number[]> {
  const href = (await frame.locator('a[href*="zoom="]').getAttribute('href')) ?? '';
  const { searchParams } = new URL(href, 'http://localhost');
  return `${searchParams.get('center')},${searchParams.get('zoom')}`.split(',').map(Number);
}

test.use({ ...COARSE, viewport: { width: 1280, height: 900 } });

test('B17, B19: the code, pasted into a blank page under sandbox="allow-scripts", shows what the preview showed, at every preset', async ({
  page,
  demoAtNoon,
  context,
  noErrors,
}) => {
  await withoutMap(context);
  const host = await startBlankPage();
  const pasted = await context.newPage();
  await page.goto(
    `${demoAtNoon.url}/?view=builder&route=03&stop=0398&center=43.6,-91.9&zoom=15&theme=dark&lang=es`,
  );
  const preview = page.frameLocator('iframe');
  const presets = ['column', ...SIZE_PRESETS.map(({ name }) => name)] as const;
  for (const preset of presets) {
    await chooseSize(page, preset);
    const before = await shownIn(preview);
    const code = await codeOf(page);
    host.paste(preset === 'column' ? `<div style="width:${before.size[0]}px">${code}</div>` : code);
    await pasted.goto(host.url);
    expect(await shownIn(pasted.frameLocator('iframe')), preset).toEqual(before);
  }
  expect(noErrors).toEqual([]);
  host.stop();
});

test('B19: moving the preview sets the area, by keyboard too, and Tab skips the preview otherwise', async ({
  page,
  demo,
}) => {
  const host = await startBlankPage();
  await page.goto(`${demo.url}/?view=builder&route=02&size=640x480`);
  const preview = page.frameLocator('iframe');
  await preview.locator('[data-map-state="ready"][data-idles]').waitFor({ timeout: 60_000 });
  // The links to the builder of displays and to the full map, then the first field.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: en.builder.findPlace })).toBeFocused();
  await page.getByText(en.builder.more, { exact: true }).click();
  await tabTo(page, page.getByRole('button', { name: en.builder.move }));
  await page.keyboard.press('Enter');
  const map = preview.getByLabel(en.map.label);
  await tabTo(page, map);
  await page.keyboard.press('+');
  await expect.poll(() => codeOf(page)).toMatch(/bbox=[\d.,-]+/);
  // Tab leaves the preview again; its map did not open anew.
  await tabTo(page, page.getByRole('button', { name: en.builder.moveDone }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: en.builder.move })).toBeFocused();
  await expect(page.getByText(en.builder.areaFixed)).toBeVisible();
  const code = await codeOf(page);
  const moved = await cameraIn(preview);
  await expect(page).toHaveURL(/view=builder.*bbox=/);
  await page.reload();
  expect(await codeOf(page)).toBe(code);
  host.paste(code);
  await page.goto(host.url);
  const pasted = page.frameLocator('iframe');
  await pasted.locator('[data-map-state="ready"][data-idles]').waitFor({ timeout: 60_000 });
  const shown = await cameraIn(pasted);
  for (const [index, value] of moved.entries()) expect(shown[index]).toBeCloseTo(value, 2);
  host.stop();
});

test('Q32: all of the code is in sight, with size and look beside the preview', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.goto(`${demoAtNoon.url}/?view=builder&route=03`);
  const code = page.getByRole('textbox', { name: en.builder.code });
  await expect(code).toHaveValue(/frameborder="0"/);
  await expect(code).toBeInViewport({ ratio: 1 });
  const hidden = await code.evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  for (const choice of [en.builder.sizes.medium, en.builder.themes.dark])
    await expect(
      page.locator('label', { has: page.getByRole('radio', { name: choice }) }),
    ).toBeInViewport({ ratio: 1 });
});

test('Q32: the preview stays as large as it is while the addresses for other editors are open', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.goto(`${demoAtNoon.url}/?view=builder&route=03`);
  const caption = page.locator('.builder-preview__caption');
  await expect(caption).toContainText('%');
  const before = await caption.textContent();
  await page.getByText(en.builder.others).click();
  await expect(page.getByText(en.builder.newCode)).toBeInViewport({ ratio: 1 });
  expect(await caption.textContent()).toBe(before);
});
