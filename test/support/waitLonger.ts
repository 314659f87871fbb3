import { configure } from '@testing-library/react';

/** Waits up to 60 s for what a test expects: on a busy machine, the default of one second is too short. */
export const waitLonger = (): void => configure({ asyncUtilTimeout: 60_000 });
