import { createContext } from 'react';

import type { Notice } from '../../features/notices/Notice.ts';

/** The severe notices for the whole city that the line on a stop's card has too; none where a bar says them. */
export const SevereContext = createContext<readonly Notice[]>([]);
