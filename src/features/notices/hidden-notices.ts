import * as z from 'zod/mini';

import { createStoredValue, type StoredValue } from '../../ui/browser/createStoredValue.ts';

const MOST = 50;
const Hidden = z.array(z.string());

/** The notices that a rider has hidden, by `noticeContent`. They hold nothing about the rider. */
export const createHiddenNotices = (): StoredValue<readonly string[]> =>
  createStoredValue<readonly string[]>(
    'hidden-notices',
    (stored) => {
      const parsed = z.safeParse(Hidden, stored);
      return parsed.success ? parsed.data : undefined;
    },
    [],
  );

/** The list with one more, without the oldest beyond a limit. */
export const withHidden = (hidden: readonly string[], content: string): string[] =>
  [...hidden.filter((one) => one !== content), content].slice(-MOST);
