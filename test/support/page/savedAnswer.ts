import { beforeEach } from 'vitest';

import { createAnswerStore } from '../../../src/api/persisted/createAnswerStore.ts';
import { eventually } from '../eventually.ts';

let begun = 0;
beforeEach(() => {
  begun = Date.now();
});

/** Waits until this test's page has saved an answer under a name; ignores those of earlier tests. */
export async function savedAnswer(name: string): Promise<object> {
  const store = createAnswerStore();
  return eventually(async () => {
    const stored = await store.find(name);
    if (stored === undefined || stored.receivedAt < begun)
      throw new Error(`${name} is not stored yet`);
    return stored;
  });
}
