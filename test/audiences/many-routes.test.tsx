import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Embed } from '../../src/audiences/embed/Embed.tsx';
import { en } from '../../src/lib/words/en/words.ts';
import { renderRider } from '../support/page/render-rider.tsx';

const IDS = Array.from({ length: 29 }, (_, index) => `${index + 40}`);

test('R1: a frame that names only some of its routes says how many more there are', async () => {
  renderRider({ audience: Embed, url: `/?view=embed&route=${IDS.join(',')}` });
  expect(await screen.findByText(en.lists.andMore('23'))).toBeTruthy();
});
