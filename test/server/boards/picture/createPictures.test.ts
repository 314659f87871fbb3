import { expect, test } from 'vitest';

import { nextTurn } from '../../../../src/lib/nextTurn.ts';
import { createPictures } from '../../../../src/server/boards/picture/createPictures.ts';

function countingPainter() {
  const painted: string[] = [];
  let running = 0;
  let most = 0;
  const pictureOf = createPictures(async (svg) => {
    painted.push(svg);
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    if (svg === 'broken') throw new Error('no picture');
    return new TextEncoder().encode(svg);
  });
  const textOf = async (svg: string) => {
    const picture = await pictureOf(svg);
    return picture && new TextDecoder().decode(picture);
  };
  return { textOf, painted, most: () => most };
}

test('A59: pictures are painted one at a time, and each only once', async () => {
  const { textOf, painted, most } = countingPainter();
  expect(await Promise.all(['a', 'b', 'a', 'c', 'b'].map(textOf))).toEqual([
    'a',
    'b',
    'a',
    'c',
    'b',
  ]);
  expect(await textOf('a')).toBe('a');
  expect([painted, most()]).toEqual([['a', 'b', 'c'], 1]);
});

test('A59: while eight pictures wait no more are taken, and later they are', async () => {
  const { textOf, painted, most } = countingPainter();
  const names = Array.from({ length: 30 }, (_, nth) => String(nth));
  const texts = await Promise.all(names.map(textOf));
  expect(texts.filter((text) => text !== null)).toEqual(names.slice(0, 8));
  expect(await textOf('20')).toBe('20');
  expect([painted.length, most()]).toEqual([9, 1]);
});

test('A59: the server does other work between pictures that wait', async () => {
  const times: number[] = [];
  const pictureOf = createPictures((svg) => {
    const start = performance.now();
    while (performance.now() - start < 5);
    times.push(start, performance.now());
    return Promise.resolve(new TextEncoder().encode(svg));
  });
  await Promise.all(['a', 'b', 'c'].map(pictureOf));
  const [start = 0, end = 0, second = 0, secondEnd = 0, third = 0] = times;
  expect(second - end).toBeGreaterThan(2 * (end - start));
  expect(third - secondEnd).toBeGreaterThan(2 * (secondEnd - second));
});

test('A59: a picture that fails holds up no other, and is tried again', async () => {
  const { textOf, painted } = countingPainter();
  const [broken, whole] = await Promise.allSettled([textOf('broken'), textOf('a')]);
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
  await expect(textOf('broken')).rejects.toThrow('no picture');
  expect(painted).toEqual(['broken', 'a', 'broken']);
});

test('A59: only the last pictures are kept', async () => {
  const { textOf, painted } = countingPainter();
  for (let nth = 0; nth <= 200; nth += 1) await textOf(String(nth));
  await textOf('200');
  expect(painted.length).toBe(201);
  await textOf('0');
  expect(painted.length).toBe(202);
});
