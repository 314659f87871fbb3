import type { Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en/words.ts';
import {
  CAMERA,
  STOP,
  BUS,
  LOT,
  FULL_LOT,
  ROUTE_COLOR,
  MAP_CODE,
  LIVE_CODE,
  RIDER_MAP_CODE,
  firstMap,
  pixelOnFirst,
  colorsAround,
  middleOf,
  oneBus,
  expectBusOn,
  holdBack,
} from '../support/first-map.ts';
import { cameraQuery } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ isMapDrawn: true });

/** From now on, counts the frames in which no pixel around a point of the first map has this color. */
const countFramesWithout = (page: Page, { x, y }: { x: number; y: number }, color: string) =>
  page.evaluate(
    ([left, top, hex]) => {
      const counts = { frames: 0, without: 0 };
      Object.assign(window, { counts });
      const look = () => {
        const canvas = document.querySelector<HTMLCanvasElement>('.map-view__first');
        const box = canvas?.getBoundingClientRect();
        const ratio = devicePixelRatio;
        const pixels = box
          ? canvas
              ?.getContext('2d')
              ?.getImageData(
                (left - box.left - 30) * ratio,
                (top - box.top - 30) * ratio,
                60 * ratio,
                60 * ratio,
              )
          : undefined;
        const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        let isThere = false;
        for (let at = 0; at < (pixels?.data.length ?? 0); at += 4)
          if (wanted.every((value, index) => pixels?.data[at + index] === value)) isThere = true;
        counts.frames += 1;
        if (!isThere) counts.without += 1;
      };
      // Sizes are observed after all of a frame's callbacks have drawn, and before it is painted.
      const probe = document.body.appendChild(document.createElement('div'));
      new ResizeObserver(look).observe(probe);
      const tick = () => {
        probe.style.height = probe.style.height === '1px' ? '2px' : '1px';
        requestAnimationFrame(tick);
      };
      tick();
    },
    [x, y, color] as const,
  );

test('R38: the route and its stops come first, then buses and lots, then the rider’s map, without a jump', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  await page.route(MAP_CODE, () => new Promise(() => {}));
  const releaseLive = await holdBack(page, LIVE_CODE);
  const releaseRiderMap = await holdBack(page, RIDER_MAP_CODE);
  await page.goto(`${url}/?route=03&${cameraQuery(CAMERA)}`);
  await expect(page.getByRole('img', { name: en.page.map })).toBeVisible();
  const stop = await pixelOnFirst(page, STOP);
  const stopMiddle = async () => middleOf(await colorsAround(page, stop), ROUTE_COLOR);
  await expect.poll(stopMiddle).not.toBeNull();
  const firstStop = await stopMiddle();
  const bus = await pixelOnFirst(page, BUS);
  expect((await colorsAround(page, bus)).flat()).not.toContain(ROUTE_COLOR);

  releaseLive();
  await expectBusOn(page);
  const lot = await pixelOnFirst(page, LOT);
  expect((await colorsAround(page, { ...lot, y: lot.y - 20 })).flat()).toContain(FULL_LOT);
  const busMiddle = async () => middleOf(await colorsAround(page, bus), ROUTE_COLOR);
  const firstBus = await busMiddle();
  await expect(page.getByRole('button', { name: en.map.zoomIn })).toHaveCount(0);
  expect(await stopMiddle()).toEqual(firstStop);

  // On a slow phone, what is drawn after the paint comes frames later.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await countFramesWithout(page, bus, ROUTE_COLOR);
  releaseRiderMap();
  await expect(page.getByRole('button', { name: en.map.zoomIn })).toBeVisible();
  await expect(firstMap(page)).toHaveCount(1);
  expect(await stopMiddle()).toEqual(firstStop);
  expect(await busMiddle()).toEqual(firstBus);
  const counts = await page.evaluate<{ frames: number; without: number }>('counts');
  expect(counts.frames).toBeGreaterThan(3);
  expect(counts.without).toBe(0);
});
