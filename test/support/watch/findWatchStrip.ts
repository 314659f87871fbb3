import { screen } from '@testing-library/react';

import { en } from '../../../src/lib/words/en/words.ts';

/** Finds the strip of the watched stops. */
export const findWatchStrip = () => screen.findByRole('complementary', { name: en.alerts.part });
