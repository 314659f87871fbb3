import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { emulated, openState } from '../pictures/openState.ts';
import type { Size, State } from '../pictures/State.ts';
import { STATES } from '../pictures/states.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { newVisit } from '../support/newVisit.ts';
import { COARSE, untilLoaded, withoutMap } from '../support/screen.ts';
import { NOON } from '../support/servers/serve.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Has a basemap with an attribution but without tiles: axe does not look inside a canvas. */
const emptyBasemap = () => {
  const { basemap, ...source } = createDemoCity();
  if (basemap === undefined) throw new Error('the demo city has no basemap');
  return { ...source, basemap: { ...basemap, attribution: 'A city', tile: async () => null } };
};

/**
 * The sizes and themes to check. A page has the same elements on a desk and a phone, so each theme is
 * checked at one size.
 */
function looksAt({ sizes }: State): (readonly [Size, 'light' | 'dark'])[] {
  const [first] = sizes;
  return [
    [first, 'light'],
    [sizes.at(-1) ?? first, 'dark'],
  ];
}

/** How many states one page shows, one after another. */
const STATES_OF_A_PAGE = 6;

/** The states that a test opens in one page. Those that change its clock or scripts have one of their own. */
function pagesOf(states: readonly State[]): State[][] {
  const keyOf = ({ name, before, isTimed, isOfMap, timezoneId }: State) =>
    before === undefined && isTimed === undefined ? `${isOfMap} ${timezoneId}` : name;
  const pages = new Map<string, State[][]>();
  for (const state of states) {
    const key = keyOf(state);
    const open = pages.get(key) ?? [];
    pages.set(key, open);
    const last = open.at(-1);
    if (last !== undefined && last.length < STATES_OF_A_PAGE) last.push(state);
    else open.push([state]);
  }
  return [...pages.values()].flat();
}

for (const states of pagesOf(STATES.filter(({ isCore }) => isCore))) {
  test.describe(states.map(({ name }) => name).join('; '), () => {
    const [{ timezoneId, isOfMap: hasMap = false } = {}] = states;
    if (timezoneId !== undefined) test.use({ timezoneId });
    test('R22: axe finds nothing, in either theme', async ({
      page,
      demoAtNoon,
      startCurbside,
      noErrors,
    }) => {
      if (!hasMap) await withoutMap(page);
      const plain = hasMap
        ? await startCurbside({ source: emptyBasemap(), clock: () => NOON })
        : demoAtNoon;
      for (const state of states) {
        await test.step(state.name, async () => {
          const { source, sizes, without } = state;
          const server =
            source === undefined ? plain : await startCurbside({ source, clock: () => NOON });
          if (state !== states[0]) await newVisit(page, server.url);
          await page.emulateMedia({ colorScheme: 'light', ...emulated(state) });
          await openState(page, server.url, { ...state, hasMap }, sizes[0]);
          if (state.act === undefined) await untilLoaded(page);
          for (const [size, colorScheme] of looksAt(state)) {
            await page.setViewportSize(size);
            await page.emulateMedia({ colorScheme });
            const found = await axeFindings(page, colorScheme);
            const where = `${state.name}, ${size.width}x${size.height}, ${colorScheme}`;
            expect.soft(found, where).toEqual([]);
          }
          await page.unrouteAll();
          await page.context().setOffline(false);
          if (without === undefined) expect.soft(noErrors, `${state.name}: errors`).toEqual([]);
          noErrors.length = 0;
        });
      }
    });
  });
}
