import { ANY, DIGITS, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { of, openLists, text } from '../support/outline.ts';
import { rows } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const { card } = en.vehicles;
const yesOrNo = text(like(card.yes, card.no));

test('R22: a stop’s card has its number, its destinations, and its buttons', async ({
  page,
  demoAtNoon,
}) => {
  await openLists(page, `${demoAtNoon.url}/?stop=0017`);
  const route = en.times.to('01', 'East Transfer Pt');
  const departures = `${route}, ${ANY}, ${en.times.spoken.after(ANY)}`;
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('tabpanel', en.page.tabs.stops)}:
      - article:
        - ${of('button', en.page.back)}
        - heading "W Grand Ave & Lathrop Blvd" [level=2]
        - paragraph: ${text(like(`${en.stops.stopID(DIGITS)}\u00A0· ${en.times.live}`))}
        - ${of('button', en.favorites.add)}
        - ${of('button', en.share.button)}
        - ${of('button', en.alerts.byTime.heading)}
        - ${of('region', en.page.tabs.departures)}:
          - ${of('list', en.page.tabs.departures)}:
            - listitem:
              - ${of('button', like(departures))}
        - paragraph:
          - button "Timetable"
        - paragraph:
          - ${of('button', en.stop.nearby)}
  `);
});

test('R12, R22: a bus’s card has its route, its next stop and four features', async ({
  page,
  demoAtNoon,
}) => {
  await openLists(page, `${demoAtNoon.url}/?panel=buses`);
  const { vehicleID, toward, next, state, count } = en.vehicles;
  const row = `${vehicleID(DIGITS)} ${toward('East Transfer Pt')} ${ANY}${next(`${ANY} & ${ANY}`)}`;
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('tabpanel', en.page.tabs.vehicles)}:
      - ${of('group', en.needs.label)}:
        - ${of('button', en.needs.lift)}
        - ${of('button', en.needs.accessible)}
        - ${of('button', en.needs.bike)}
        - ${of('button', en.needs.wifi)}
      - ${of('region', en.routes.name('01', 'Grand Avenue'))}:
        - heading "Grand Avenue" [level=2]
        - paragraph: ${text(like(state.live(count(2, DIGITS), ANY)))}
        - ${of('list', en.vehicles.heading)}:
          - listitem:
            - ${of('button', like(row))}
  `);
  await rows(page).nth(1).getByRole('button').click();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('tabpanel', en.page.tabs.vehicles)}:
      - article:
        - ${of('button', en.page.back)}
        - ${of('heading', like(vehicleID(DIGITS)), ' [level=2]')}
        - term: ${text(card.route)}
        - definition: ${text(en.routes.name('01', 'Grand Avenue'))}
        - term: ${text(card.destination)}
        - definition: /(East|West) Transfer Pt/
        - term: ${text(card.nextStop)}
        - definition:
          - button /.+ & .+/
        - term: ${text(card.heading)}
        - definition
        - ${of('heading', card.features, ' [level=3]')}
        - term: ${text(card.wheelChairLift)}
        - definition: ${yesOrNo}
        - term: ${text(card.wheelChairAccessible)}
        - definition: ${yesOrNo}
        - term: ${text(card.bikeRack)}
        - definition: ${yesOrNo}
        - term: ${text(card.wifiAccess)}
        - definition: ${yesOrNo}
  `);
});

test('C6, R22: a lot’s row is one sentence, and its card has parts', async ({
  page,
  demoAtNoon,
}) => {
  await openLists(page, `${demoAtNoon.url}/?panel=parking`);
  const { parking, parkAndRide } = en;
  const row = `Bay Beach Lot, ${ANY}${parking.readAloud(2, DIGITS, DIGITS)}, ${ANY}, ${parking.checked(ANY)}`;
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('tabpanel', en.page.tabs.lots)}:
      - ${of('group', parking.filters)}:
        - ${of('button', parking.withOpenSpots)}
        - ${of('button', parking.withEvent)}
        - ${of('combobox', parking.sort.label)}
        - ${of('combobox', parking.operator)}
      - ${of('list', en.layers.lots)}:
        - listitem:
          - ${of('button', like(row))}
  `);
  await rows(page).filter({ hasText: 'Bay Beach Lot' }).getByRole('button').click();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - ${of('tabpanel', en.page.tabs.lots)}:
      - article:
        - ${of('button', en.page.back)}
        - heading "Bay Beach Lot" [level=2]
        - term: ${text(parking.address)}
        - definition:
          - ${of('link', like(parking.directionsTo(`${ANY} Port Linden`)))}
        - paragraph:
          - ${of('button', en.favorites.add)}
        - ${of('region', like(parkAndRide.stops(ANY)))}:
          - ${of('heading', like(parkAndRide.stops(ANY)), ' [level=3]')}
  `);
});
