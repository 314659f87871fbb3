import { expect, test } from 'vitest';

import { printPushKeys } from '../../../src/server/command/printPushKeys.ts';

function printed(...args: string[]) {
  let text = '';
  const code = printPushKeys(args, (piece) => {
    text += piece;
  });
  return { code, text };
}

test('push-keys prints a key, and with arguments only what it does', () => {
  expect(printed()).toEqual({
    code: 0,
    text: expect.stringMatching(/^CURBSIDE_PUSH_KEY=[\w-]{43}$/m),
  });
  for (const [argument, code] of [
    ['--help', 0],
    ['-h', 0],
    ['key.txt', 1],
  ] as const) {
    const { text, ...rest } = printed(argument);
    expect(rest).toEqual({ code });
    expect(text).toContain('takes no options');
    expect(text).not.toContain('CURBSIDE_PUSH_KEY');
  }
});
