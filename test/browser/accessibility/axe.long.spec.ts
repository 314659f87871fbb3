import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import {
  axeFindingsOf,
  needsRealBuild,
  oneServerAtATime,
  pagesOf,
} from '../pictures/checkStates.ts';
import { emulated, openState } from '../pictures/openState.ts';
import { STATES } from '../pictures/states.ts';
import { newVisit } from '../support/newVisit.ts';
import { COARSE, untilLoaded, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Has a basemap with an attribution but without tiles: axe does not look inside a canvas. */
const emptyBasemap = () => {
  const { basemap, ...source } = createDemoCity();
  if (basemap === undefined) throw new Error('the demo city has no basemap');
  return { ...source, basemap: { ...basemap, attribution: 'A city', tile: async () => null } };
};

/** The test in the made-up language checks the other states too. */
const REST = STATES.filter((state) => state.isCore && (state.isOfMap || needsRealBuild(state)));

for (const states of pagesOf(REST)) {
  test.describe(states.map(({ name }) => name).join('; '), () => {
    const [{ timezoneId, isOfMap: hasMap = false } = {}] = states;
    if (timezoneId !== undefined) test.use({ timezoneId });
    test('R22: axe finds nothing, in either theme', async ({ page, startCurbside, noErrors }) => {
      if (!hasMap) await withoutMap(page);
      const serverOf = oneServerAtATime(
        page,
        startCurbside,
        hasMap ? { source: emptyBasemap() } : {},
      );
      for (const state of states) {
        await test.step(state.name, async () => {
          const { url } = await serverOf(state.source);
          if (state !== states[0]) await newVisit(page, url);
          await page.emulateMedia({ colorScheme: 'light', ...emulated(state) });
          await openState(page, url, { ...state, hasMap }, state.sizes[0]);
          if (state.act === undefined) await untilLoaded(page);
          expect.soft(await axeFindingsOf(page, state)).toEqual([]);
          await page.unrouteAll();
          await page.context().setOffline(false);
          if (state.without === undefined && !state.hasFailures)
            expect.soft(noErrors, `${state.name}: errors`).toEqual([]);
          noErrors.length = 0;
        });
      }
    });
  });
}
