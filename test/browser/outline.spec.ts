import type { Page } from '@playwright/test';

import { en } from '../../src/lib/words/en.ts';
import { rows, withoutMap } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** What a screen reader is given, without what a page without a map is told besides. */
async function open(page: Page, address: string) {
  await withoutMap(page);
  await page.goto(address);
  await page.getByRole('combobox').first().waitFor();
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
}

const body = (page: Page) => page.locator('body');

test('R22, R30: a first visit is a map, its controls, and the same content as lists', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, demoAtNoon.url);
  await expect(body(page)).toMatchAriaSnapshot(`
    - link "Skip the map"
    - main:
      - region "Map controls":
        - button "Layers and legend"
        - button "Zoom in"
        - button "Zoom out"
        - button "Turn north up"
        - button "Stops near me"
        - button "Full screen"
    - region "What the map shows, as lists":
      - heading "Port Linden Buses and parking, live" [level=1]
      - search:
        - combobox "${en.searching.label}"
      - button /What changed. \\d+ changes?/
      - group "Routes":
        - button "Route 01, Grand Avenue" [pressed]
        - button "Route 02, Meridian"
      - tablist "What the map shows, as lists":
        - tab "Stops" [selected]
        - tab "Buses"
        - tab "Parking"
        - tab "Events"
      - tabpanel "Stops":
        - group "Towards":
          - button "All" [pressed]
          - button "East Transfer Pt"
          - button "West Transfer Pt"
        - list "Stops of route 01":
          - listitem:
            - button "West Transfer Point towards East Transfer Pt and West Transfer Pt"
          - listitem:
            - button /W Grand Ave & Lathrop Blvd towards East Transfer Pt( Bus \\w+ next)?/
    - status
  `);
});

test('R22: a stop’s card says its number, where buses go, and what can be done', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, demoAtNoon.url);
  await rows(page).nth(1).getByRole('button').click();
  await expect(body(page)).toMatchAriaSnapshot(`
    - tabpanel "Stops":
      - article:
        - button "Back to the list"
        - heading "W Grand Ave & Lathrop Blvd" [level=2]
        - paragraph: /Stop \\d{4}/
        - paragraph: 01 towards East Transfer Pt
        - region "Buses near this stop":
          - heading "Buses near this stop" [level=3]
        - paragraph: Live data shows each bus's next stop, but not arrival times.
        - group "Stop alerts":
          - button "Alert me when a bus is near"
        - button "Find its other routes"
        - paragraph:
          - button "Favorite"
        - paragraph:
          - button "Stops near this one"
  `);
});

test('R12, R22: a bus’s card says its route, its next stop and four flags', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, `${demoAtNoon.url}/?panel=buses`);
  await expect(body(page)).toMatchAriaSnapshot(`
    - tabpanel "Buses":
      - group "I need":
        - button "Wheelchair lift"
        - button "Wheelchair accessible"
        - button "Bike rack"
        - button "Wifi"
      - region "Route 01, Grand Avenue":
        - heading "Grand Avenue" [level=2]
        - paragraph: /\\d+ buses, updated .* ago/
        - list "Buses":
          - listitem:
            - button /Bus \\d{3} towards East Transfer Pt .*next stop. .+ & .+/
  `);
  await rows(page).nth(1).getByRole('button').click();
  await expect(body(page)).toMatchAriaSnapshot(`
    - tabpanel "Buses":
      - article:
        - button "Back to the list"
        - heading /Bus \\d{3}/ [level=2]
        - term: Route
        - definition: Route 01, Grand Avenue
        - term: Towards
        - definition: /(East|West) Transfer Pt/
        - term: Next stop
        - definition:
          - button /.+ & .+/
        - term: Heading
        - definition
        - heading "On board" [level=3]
        - term: Wheelchair lift
        - definition: /yes|no/
        - term: Wheelchair accessible
        - definition: /yes|no/
        - term: Bike rack
        - definition: /yes|no/
        - term: Wifi
        - definition: /yes|no/
  `);
});

test('C6, R22: a lot’s row says all in one sentence, and its card in parts', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, `${demoAtNoon.url}/?panel=parking`);
  await expect(body(page)).toMatchAriaSnapshot(`
    - tabpanel "Parking":
      - group "Filters":
        - combobox "Sort by"
        - combobox "Operator"
        - button "Has space"
        - button "Event today"
      - list "Parking lots":
        - listitem:
          - button /Bay Beach Lot, .*\\d+ of \\d+ spots open, .+, updated .+ ago/
  `);
  await rows(page).filter({ hasText: 'Bay Beach Lot' }).getByRole('button').click();
  await expect(body(page)).toMatchAriaSnapshot(`
    - tabpanel "Parking":
      - article:
        - button "Back to the list"
        - heading "Bay Beach Lot" [level=2]
        - term: Address
        - definition:
          - link /Directions to .+ Port Linden/
        - paragraph:
          - button "Favorite"
        - region /Stops within a walk/:
          - heading /Stops within a walk/ [level=3]
  `);
});

test('C29, R22: the events are a day with a time to choose, and a list under it', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, `${demoAtNoon.url}/?panel=events`);
  await expect(body(page)).toMatchAriaSnapshot(`
    - tabpanel "Events":
      - region "Events of a day":
        - button "Day before" [disabled]
        - heading /.+, \\d{4}/ [level=3]
        - button "Day after"
        - slider "Choose a time"
      - heading [level=3]
      - list /.+/:
        - listitem:
          - button /.+(Event parking|does not publish).+/
  `);
});

test('R15, R23: in Spanish, and a bus without what is needed says so', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, `${demoAtNoon.url}/?panel=buses&needs=lift,wifi&lang=es`);
  await expect(body(page)).toMatchAriaSnapshot(`
    - link "Omitir el mapa"
    - main:
      - region "Controles del mapa":
        - button "Capas y leyenda"
    - region "Lo que muestra el mapa, en listas":
      - heading "Port Linden Autobuses y estacionamiento, en vivo" [level=1]
      - tablist "Lo que muestra el mapa, en listas":
        - tab "Paradas"
        - tab "Autobuses" [selected]
        - tab "Estacionamiento"
        - tab "Eventos"
      - tabpanel "Autobuses":
        - group "Necesito":
          - button "Elevador para sillas de ruedas" [pressed]
          - button "Wifi" [pressed]
        - paragraph: /\\d de \\d autobuses tienen? lo que necesita/
        - region "Ruta 01, Grand Avenue":
          - list:
            - listitem:
              - button /Autobús \\d{3} hacia East Transfer Pt · no tiene lo que usted necesita.*próxima parada. .+/
  `);
});
