import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test.each([
  ['/', 1],
  ['/?panel=buses', 1],
  ['/?view=kiosk', 0],
  ['/?route=2&view=embed', 0],
  ['/?route=2&amp;view=embed', 0],
  ['/?view=builder', 0],
])(
  'B5: the page at %s asks for graphics early only if it draws a map at once',
  async (address, times) => {
    history.replaceState(null, '', address);
    delete document.documentElement.dataset['webgl'];
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await import('../../src/boot/boot.ts');
    expect(getContext).toHaveBeenCalledTimes(times);
  },
);
