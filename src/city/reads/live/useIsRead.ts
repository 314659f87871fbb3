import { createContext, use } from 'react';

import type { Subject } from '../../../api/Subject.ts';
import { isSupported } from '../../../view/supportedView.ts';
import { useSettings } from '../SettingsContext.ts';

const NONE: readonly Subject['name'][] = [];

/** The subjects that a part of the page doesn't show, and so doesn't read, although the city may have them. */
export const LeftOutContext = createContext(NONE);

/** Whether this part of the page reads a subject: the city has it, and the page doesn't leave it out. */
export function useIsRead(): (name: Subject['name']) => boolean {
  const { features } = useSettings();
  const leftOut = use(LeftOutContext);
  return (name) => isSupported(name, features) && !leftOut.includes(name);
}
