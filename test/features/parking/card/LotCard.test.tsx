// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import type { ParkingLot } from '../../../../src/contract/parking-lot.ts';
import { LotCard } from '../../../../src/features/parking/card/LotCard.tsx';
import { LotLegend } from '../../../../src/features/parking/marks/LotLegend.tsx';
import { listLots } from '../../../../src/features/parking/listLots.ts';
import { LinkPolicyProvider } from '../../../../src/ui/controls/ExternalLink.tsx';
import type { LinkPolicy } from '../../../../src/ui/controls/ExternalLink.tsx';
import { aLot, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';

afterEach(cleanup);

function renderCard(lot: ParkingLot, policy: LinkPolicy = 'follow') {
  const [listed] = listLots([lot], {
    settings: theSettings(),
    freshness: 'fresh',
    eventMarkOf: () => null,
  });
  if (listed === undefined) throw new Error('the lot was dropped');
  render(
    <LinkPolicyProvider policy={policy}>
      <LotCard listed={listed} receivedAt={monotonicNow()} operators={[]} onClose={() => {}} />
    </LinkPolicyProvider>,
  );
}

describe('the card of a lot', () => {
  test('C8: claims no opening hours, and says whom to ask', () => {
    renderCard(aLot());
    expect(screen.getByText(/does not say whether the lot is in operation/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ask parking.example.org' });
    expect(link.getAttribute('href')).toBe('https://parking.example.org/north');
    expect(document.body.textContent).not.toMatch(/closed/i);
  });

  test('C18: each entrance has its own directions', () => {
    renderCard(aLot());
    const links = screen.getAllByRole('link', { name: /^Directions to/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Directions to 100 North Butler Street',
      'Directions to 200 East Mifflin Street',
    ]);
    expect(screen.getByText('218 East Mifflin Street, Madison, WI 53703')).toBeTruthy();
  });

  test('C19: a link leads out without telling where from', () => {
    renderCard(aLot());
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('C19: says so where a link opens a tab of its own', () => {
    renderCard(aLot(), 'new-tab');
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByText('(opens in a new tab)').length).toBeGreaterThan(0);
  });

  test('C19: where nothing may lead out it is told as text', () => {
    renderCard(aLot(), 'text');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Ask parking.example.org')).toBeTruthy();
    expect(screen.queryByText('Directions')).toBeNull();
  });

  test.each(['javascript:alert(1)', '//evil.example.org', 'parking.example.org'])(
    'C19: %s is text and no link',
    (webUrl) => {
      renderCard(aLot({ webUrl, entrances: [] }));
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs.every((href) => href?.startsWith('https://www.google.com/maps/'))).toBe(true);
      expect(screen.getByText(webUrl)).toBeTruthy();
    },
  );

  test('C19: an empty address is nothing at all', () => {
    renderCard(aLot({ webUrl: '' }));
    expect(screen.queryByRole('link', { name: /^Ask/ })).toBeNull();
  });

  test('C11: says why a lot is not on the map', () => {
    renderCard(aLot({ coordinates: { lat: 0, lng: 0 } }));
    expect(screen.getByText(/gives no usable place/)).toBeTruthy();
  });

  test('C2: says what a missing count does not mean', () => {
    renderCard(aLot({ openSpots: null }));
    expect(screen.getByText(/That does not mean that it is full/)).toBeTruthy();
  });
});

describe('the legend', () => {
  test('C7: is made of the settings', () => {
    const { availability } = theSettings();
    render(<LotLegend bands={availability} />);
    expect(screen.getByText('up to 4 open, or up to 5%')).toBeTruthy();
    expect(screen.getByText('up to 9 open, or up to 20%')).toBeTruthy();
    expect(screen.getByText('10 or more open, and over 20%')).toBeTruthy();
    cleanup();
    render(
      <LotLegend bands={{ few: { spots: 2, percent: 3 }, some: { spots: 6, percent: 15 } }} />,
    );
    expect(screen.getByText('up to 2 open, or up to 3%')).toBeTruthy();
    expect(screen.getByText('7 or more open, and over 15%')).toBeTruthy();
  });

  test('C7: can be folded, or stands open where there is no one to fold it', () => {
    const { availability } = theSettings();
    render(<LotLegend bands={availability} />);
    expect(screen.getByRole('group')).toHaveProperty('open', false);
    cleanup();
    render(<LotLegend bands={availability} isCollapsible={false} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Open spots' })).toBeTruthy();
  });
});
