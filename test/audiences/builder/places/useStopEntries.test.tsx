import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Builder } from '../../../../src/audiences/builder/Builder.tsx';
import { aStop } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

test('B19: a stop that is found names at most three places where its buses go', async () => {
  const toward = ['Harbor', 'Hospital', 'Library', 'Airport'];
  renderRider({
    audience: Builder,
    url: '/?view=builder',
    source: {
      stops: async () =>
        toward.map((destination) => ({
          ...aStop({ intersection: 'Ferry', destination }),
          routeID: '03',
        })),
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: en.builder.findPlace }), 'ferry');
  const option = await screen.findByRole('option', { name: /Library/ });
  expect(option.textContent).not.toMatch(/Airport/);
});
