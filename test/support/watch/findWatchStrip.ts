import { screen } from '@testing-library/react';

import { en } from '../words/catalogs.ts';

/** Finds the strip of the watched stops. */
export const findWatchStrip = () => screen.findByRole('complementary', { name: en.alerts.part });
