import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RowText } from '../../../../src/audiences/kiosk/paged/RowText.tsx';

test('L2: below a name, a sentence has the page’s direction whatever value it begins with, and a name its own', () => {
  const walk = '\u20663,270 ft\u2069, 12 דק׳ הליכה';
  const { container } = render(<RowText name="Bay Beach" details={['Main St', walk]} />);
  const own = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(own).toEqual(['Bay Beach', 'Main St']);
  expect(container.textContent).toContain(walk.replaceAll(/(?<=\d) /g, '\u00A0'));
});

test('A2: below a name, no line ends between a number and its unit', () => {
  const { container } = render(<RowText name="Route 2 East" details={['340 ft, 2 min walk']} />);
  const [name, details] = [...container.querySelectorAll('p')].map((one) => one.textContent);
  expect(details).toBe('340\u00A0ft, 2\u00A0min walk');
  expect(name).toBe('Route 2 East');
});
