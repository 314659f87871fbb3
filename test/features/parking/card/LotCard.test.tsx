import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { LotCard } from '../../../../src/features/parking/card/LotCard.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { LinkPolicyProvider } from '../../../../src/ui/controls/LinkPolicy.tsx';
import type { LinkPolicy } from '../../../../src/ui/controls/LinkPolicy.tsx';
import { aLot } from '../../../support/builders.ts';
import { listedLot } from '../../../support/feeds/listed-lots.ts';
import { render } from '../../../support/page/render.tsx';
import { en, es } from '../../../support/words/catalogs.ts';

const { parking } = en;

function renderCard(lot: ParkingLot, policy: LinkPolicy = 'follow') {
  const listed = listedLot(lot);
  render(
    <LinkPolicyProvider policy={policy}>
      <LotCard listed={listed} receivedAt={monotonicNow()} operators={[]} onClose={() => {}} />
    </LinkPolicyProvider>,
  );
}

describe('the card of a lot', () => {
  test('Q13c: begins with one large number and its state in words', () => {
    renderCard(aLot({ openSpots: 96, totalSpots: 128 }));
    const [first] = document.querySelectorAll('.lot-card__state');
    const large = first?.querySelector('strong');
    expect(large?.textContent).toBe('96');
    expect(first?.textContent).toContain(parking.bands.plenty);
  });

  test('C8: claims no opening hours, and links to the operator', () => {
    renderCard(aLot());
    expect(screen.getByText(parking.countLimits, { exact: false })).toBeTruthy();
    const link = screen.getByRole('link', { name: parking.askHost('parking.example.org') });
    expect(link.getAttribute('href')).toBe('https://parking.example.org/north');
    expect(document.body.textContent).not.toMatch(/closed/i);
  });

  test('C18: each entrance has its own directions', () => {
    renderCard(aLot());
    const links = screen.getAllByText(parking.directions).map((text) => text.closest('a'));
    expect(links.map((link) => link?.getAttribute('aria-label'))).toEqual([
      parking.directionsTo('100 North Butler Street'),
      parking.directionsTo('200 East Mifflin Street'),
    ]);
    expect(screen.getByText('218 East Mifflin Street, Madison, WI 53703')).toBeTruthy();
  });

  test.each([en, es])(
    'C18: directions for drivers are not called as those by bus on the same card: $parking.directions',
    ({ parking, journeys }) => {
      expect(parking.directions).not.toBe(journeys.directions);
    },
  );

  test('C19: an external link does not send the page’s address', () => {
    renderCard(aLot());
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('C19: says when a link opens in a new tab', () => {
    renderCard(aLot(), 'new-tab');
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByText(`(${en.page.newWindow})`).length).toBeGreaterThan(0);
  });

  test('C19: where external links are not allowed, they are text', () => {
    renderCard(aLot(), 'text');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(parking.askHost('parking.example.org'))).toBeTruthy();
    expect(screen.queryByText(parking.directions)).toBeNull();
  });

  test.each(['javascript:alert(1)', '//evil.example.org', 'parking.example.org'])(
    'C19: %s is text, not a link',
    (webUrl) => {
      renderCard(aLot({ webUrl, entrances: [] }));
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs.every((href) => href?.startsWith('https://www.google.com/maps/'))).toBe(true);
      expect(screen.getByText(webUrl)).toBeTruthy();
    },
  );

  test('C19: an empty address shows nothing', () => {
    renderCard(aLot({ webUrl: '', entrances: [] }));
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.every((href) => href?.startsWith('https://www.google.com/maps/'))).toBe(true);
    expect(document.querySelector('.lot-card__url')).toBeNull();
  });

  test('C11: says why a lot is not on the map', () => {
    renderCard(aLot({ coordinates: { lat: 0, lng: 0 } }));
    expect(screen.getByText(parking.notOnMapWhy)).toBeTruthy();
  });

  test('C2: explains a missing count', () => {
    renderCard(aLot({ openSpots: null }));
    expect(screen.getByText(parking.why['no-count'])).toBeTruthy();
  });
});
