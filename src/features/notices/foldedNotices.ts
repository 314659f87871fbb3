import * as z from 'zod/mini';

import { createStoredValue, type StoredValue } from '../../ui/browser/createStoredValue.ts';
import type { Notice } from './Notice.ts';

const MOST = 50;
const Folded = z.array(z.string());

/** The notices that a rider has folded away. They hold nothing about the rider. */
export const createFoldedNotices = (): StoredValue<readonly string[]> =>
  createStoredValue<readonly string[]>(
    'folded-notices',
    (stored) => {
      const parsed = z.safeParse(Folded, stored);
      return parsed.success ? parsed.data : undefined;
    },
    [],
  );

/** What a notice says, so that one that changes is shown again. Another time or language is no change. */
export const foldKey = ({ id, effect }: Pick<Notice, 'id' | 'effect'>, texts: object): string =>
  `${id} ${effect} ${JSON.stringify(texts).length} ${JSON.stringify(texts).slice(0, 200)}`;

/** The list with one more, without the oldest beyond a limit. */
export const withFolded = (folded: readonly string[], key: string): string[] =>
  [...folded.filter((one) => one !== key), key].slice(-MOST);
