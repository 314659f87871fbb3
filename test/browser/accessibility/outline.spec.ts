import { ANY, DIGITS, like } from '../../support/phrases.ts';
import { en, es } from '../../support/words/catalogs.ts';
import { of, openLists, text } from '../support/outline.ts';
import { expect, test } from '../support/test.ts';

test('R22, R30: a first visit has a map, its controls, and the same content as lists', async ({
  page,
  demoAtNoon,
}) => {
  await openLists(page, demoAtNoon.url);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('link', en.page.skipToList)}
    - main:
      - ${of('region', en.map.controls)}:
        - ${of('button', en.map.layers)}
        - ${of('button', en.map.zoomIn)}
        - ${of('button', en.map.zoomOut)}
        - ${of('button', en.map.northUp)}
        - ${of('button', en.map.myLocation)}
        - ${of('button', en.map.fullScreen)}
    - ${of('region', en.page.panel)}:
      - ${of('heading', `Port Linden ${en.page.tagline}`, ' [level=1]')}
      - search:
        - ${of('combobox', en.search.label)}
      - ${of('button', en.menu.heading)}
      - ${of('tablist', en.page.panel)}:
        - ${of('tab', en.page.tabs.stops, ' [selected]')}
        - ${of('tab', en.page.tabs.vehicles)}
        - ${of('tab', en.page.tabs.lots)}
        - ${of('tab', en.page.tabs.events)}
      - ${of('tabpanel', en.page.tabs.stops)}:
        - ${of('heading', en.stops.near('N Meridian Ave & E Grand Ave'), ' [level=2]')}
        - ${of('button', en.stops.locate)}
        - ${of('region', 'N Meridian Ave & E Grand Ave')}:
          - ${of('heading', like(`N Meridian Ave & E Grand Ave ${en.times.walk(ANY)}`), ' [level=3]')}:
            - button "N Meridian Ave & E Grand Ave"
          - ${of('list', 'N Meridian Ave & E Grand Ave')}:
            - listitem:
              - ${of('button', like(en.times.to(ANY, ANY)))}
        - ${of('group', en.routes.heading)}:
          - ${of('button', en.routes.all, ' [pressed]')}
          - ${of('button', en.routes.name('01', 'Grand Avenue'))}
    - status
  `);
});

test('C29, R22: the events are a day with a time to choose, and a list under it', async ({
  page,
  demoAtNoon,
}) => {
  await openLists(page, `${demoAtNoon.url}/?panel=events`);
  const { timeline, window, windowFrom, windowTo, unpublished } = en.events;
  const times = like(window(ANY), windowFrom(ANY), windowTo(ANY), unpublished);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('tabpanel', en.page.tabs.events)}:
      - ${of('region', timeline.heading)}:
        - ${of('button', timeline.previous, ' [disabled]')}
        - heading /.+, \\d{4}/ [level=3]
        - ${of('button', timeline.next)}
        - ${of('slider', timeline.moment)}
      - heading [level=3]
      - list /.+/:
        - listitem:
          - ${of('button', times)}
  `);
});

test(
  'R15, R23: in Spanish, and a bus without what the rider needs says so',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await openLists(page, `${demoAtNoon.url}/?panel=buses&needs=lift,wifi&lang=es`);
    const { vehicleID, toward, next } = es.vehicles;
    const row = `${vehicleID(DIGITS)} ${toward('East Transfer Pt')} ${es.needs.unmet}${ANY}${next(ANY)}`;
    const matches = like(
      es.needs.match(1, DIGITS, 2, DIGITS),
      es.needs.match(2, DIGITS, 2, DIGITS),
    );
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('link', es.page.skipToList)}
    - main:
      - ${of('region', es.map.controls)}:
        - ${of('button', es.map.layers)}
    - ${of('region', es.page.panel)}:
      - ${of('heading', `Port Linden ${es.page.tagline}`, ' [level=1]')}
      - ${of('tablist', es.page.panel)}:
        - ${of('tab', es.page.tabs.stops)}
        - ${of('tab', es.page.tabs.vehicles, ' [selected]')}
        - ${of('tab', es.page.tabs.lots)}
        - ${of('tab', es.page.tabs.events)}
      - ${of('tabpanel', es.page.tabs.vehicles)}:
        - ${of('group', es.needs.label)}:
          - ${of('button', es.needs.lift, ' [pressed]')}
          - ${of('button', es.needs.wifi, ' [pressed]')}
        - paragraph: ${text(matches)}
        - ${of('region', es.routes.name('01', 'Grand Avenue'))}:
          - list:
            - listitem:
              - ${of('button', like(row))}
  `);
  },
);
