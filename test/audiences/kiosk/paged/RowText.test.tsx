import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { readKioskOptions } from '../../../../src/audiences/kiosk/options/kiosk-options.ts';
import { KioskContext } from '../../../../src/audiences/kiosk/options/KioskOptionsContext.ts';
import { RowText } from '../../../../src/audiences/kiosk/paged/RowText.tsx';
import { typeScale } from '../../../../src/audiences/kiosk/scale/type-scale.ts';

test('L2: below a name, a sentence has the page’s direction whatever value it begins with, and a name its own', () => {
  const { options } = readKioskOptions(new URLSearchParams());
  const scale = typeScale({ distanceMeters: 3, screenInches: 43, width: 1920, height: 1080 });
  const walk = '\u20663,270 ft\u2069, 12 דק׳ הליכה';
  const { container } = render(
    <KioskContext value={{ options, scale }}>
      <RowText
        name="Bay Beach"
        layout={{ factor: 1, details: ['Main St', walk], height: 0 }}
        mark={undefined}
      />
    </KioskContext>,
  );
  const own = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(own).toEqual(['Bay Beach', 'Main St']);
  expect(container.textContent).toContain(walk);
});
