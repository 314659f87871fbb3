import { NOON } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { busesOf, cityWith } from '../support/board-city.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const own = en.builder.boards;

/** The stops of a lobby in the order in which its maker wants them, and how many minutes they are away. */
const STOPS = [
  ['0158', 4],
  ['0165', 9],
  ['0100', 12],
] as const;

test(
  'A57, A55: a lobby’s board for three stops is made in the builder, and its address opens what the preview shows',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside({
      source: cityWith((stopID) =>
        busesOf(3).map((bus) => ({ ...bus, tripID: `${stopID} ${bus.tripID}` })),
      ),
      clock: () => NOON,
    });
    await page.goto(`${url}/?view=builder&make=display`);
    const search = page.getByRole('combobox', { name: own.addStop });
    for (const [stopID, minutes] of [...STOPS].toReversed()) {
      await search.fill(stopID);
      await page.getByRole('option').first().click();
      await page.getByRole('spinbutton', { name: new RegExp(stopID) }).fill(String(minutes));
    }
    // The last one goes to the top by its handle, and the second one by its button.
    const rows = page.getByRole('listitem').filter({ has: page.locator('.board-stop__handle') });
    const [top, low] = [rows.first(), rows.last()];
    await low.locator('.board-stop__handle').hover();
    await page.mouse.down();
    const { x = 0, y = 0, height = 0 } = (await top.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height / 4, { steps: 5 });
    await page.mouse.up();
    await rows.nth(2).getByRole('button', { name: /up$/ }).click();
    await expect(rows).toContainText(STOPS.map(([stopID]) => stopID));
    await page.getByRole('textbox', { name: own.title }).fill('Main lobby');
    await page.locator('summary', { hasText: en.builder.departures.heading }).click();
    await page.getByText(own.timesIn.clock, { exact: true }).click();
    await page.getByText(own.screens.portrait).click();

    const titles = (board: Pick<typeof page, 'locator'>) =>
      board.locator('h1, .kiosk__columns .paged-list__header h2');
    const times = (board: Pick<typeof page, 'locator'>) =>
      board.locator('.paged-list__body > ol .kiosk-row__figure');
    const preview = page.frameLocator('iframe');
    await expect(titles(preview)).toContainText(['Main lobby', '', '', '']);
    await expect(times(preview).first()).toHaveText(/^\d+:\d\d.[AP]M$/);
    const shown = await titles(preview).allTextContents();

    const address = await page
      .getByRole('textbox', { name: own.address, exact: true })
      .inputValue();
    expect(address).toContain('stop=0158:4,0165:9,0100:12&title=Main+lobby&times=clock');
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.goto(address);
    await expect(titles(page)).toHaveText(shown);
    await expect(page.getByText(/\b12 min walk$/)).toBeVisible();
    await expect(times(page).first()).toHaveText(/^\d+:\d\d.[AP]M$/);
  },
);
