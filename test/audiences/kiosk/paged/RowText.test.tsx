import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RowText } from '../../../../src/audiences/kiosk/paged/RowText.tsx';

test('L2: below a name, a sentence has the page’s direction whatever value it begins with, and a name its own', () => {
  const walk = '\u20663,270 ft\u2069, 12 דק׳ הליכה';
  const { container } = render(<RowText name="Bay Beach" details={['Main St', walk]} />);
  const own = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(own).toEqual(['Bay Beach', 'Main St']);
  expect(container.textContent).toContain(walk);
});
