import type { StyleSpecification } from 'maplibre-gl';

import { createBasemap } from './basemap/createBasemap.ts';
import { styleSetter } from './basemap/styleSetter.ts';
import { createMap } from './createMap.ts';
import { cameraOf, applyCamera } from './createMapHandle.ts';
import { createMapSettings } from './createMapSettings.ts';
import { createLossCount, PAUSE, RESTORE_LIMIT } from './health/loss-count.ts';
import { createMapHealth } from './health/map-health.ts';
import { endWorker, hasWorkerFailed, startWorker } from './health/startWorker.ts';
import { watchWorker } from './health/watchWorker.ts';
import { AJAXError, GPUInitializationError, pingWorker } from './maplibre.ts';
import type { MapLibreMap } from './maplibre.ts';
import type { MapOptions, OpenMap } from './MapOptions.ts';
import { OPENED_MAP } from './openedMap.ts';
import { createHandOver } from './start/createHandOver.ts';
import { wireMap } from './wireMap.ts';

/** Here too, because it comes with MapLibre's code, which `startMap` loads by importing this file. */
export { startWorker };

/**
 * Prepares a map with everything that keeps it alive; its method `open` creates it. Between the two the
 * worker starts and the basemap's style loads, because creating a map keeps the page's thread busy.
 */
export function openMap(options: MapOptions): OpenMap {
  const { root, container, scene, first, padding, events } = options;
  const health = createMapHealth(events);
  let map: MapLibreMap | null = null;
  let { camera, pixelRatio } = options;
  /** Once a device could draw the map, it may again. */
  let hasOpened = false;
  const losses = createLossCount();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handOver = createHandOver({ first, scene, currentMap: () => map });
  const mapSettings = createMapSettings(() => map);
  const basemap = createBasemap({ health, currentMap: () => map, show });
  const styles = styleSetter(scene, (error) => basemap.style.reject(error));
  const worker = watchWorker({
    ping: pingWorker,
    recreate: replace,
    onUnresponsive() {
      setState('failed');
      health.fail('worker');
    },
    onAnswer() {
      if (root.dataset.mapState === 'failed') setState('ready');
      health.recover('worker');
    },
  });

  function setState(state: 'loading' | 'ready' | 'lost' | 'failed') {
    root.dataset.mapState = state;
  }

  function count(name: 'frames' | 'idles') {
    root.dataset[name] = String(Number(root.dataset[name] ?? 0) + 1);
  }

  function show(style: StyleSpecification) {
    handOver.cover();
    scene.detach();
    basemap.tiles.reset();
    if (!map) return;
    styles.set(map, style);
    if (hasWorkerFailed()) failWorker();
    else worker.start();
  }

  const lifecycle = {
    onStyle: () => styles.settle(),
    onDrawn() {
      setState('ready');
      health.drawn();
    },
    onFrame() {
      count('frames');
      handOver.onFrame();
    },
    onMove: handOver.onMove,
    onIdle() {
      count('idles');
      events.onIdle();
      handOver.uncover();
      basemap.tiles.settled();
    },
    onSourceFailure: (source: string) => basemap.tiles.failed(source),
    onError(error: { message: string }) {
      if (error instanceof GPUInitializationError) {
        replace();
      } else if (error.message.startsWith('Worker failed') && root.dataset.idles === undefined) {
        failWorker();
      } else if (!(error instanceof AJAXError)) {
        reportError(error);
      }
    },
    onLost(isReal: boolean) {
      styles.settle();
      setState('lost');
      handOver.cover();
      health.fail('context-lost');
      if (isReal && losses.add()) pause();
      else timer = setTimeout(replaceWhenVisible, RESTORE_LIMIT);
    },
    onRestored: () => clearTimeout(timer),
    firstHits: handOver.hits,
  };

  function failWorker() {
    discard();
    worker.failed();
  }

  /** Waits until the page is visible: browsers may refuse a context to a hidden page. */
  function replaceWhenVisible() {
    if (document.hidden) timer = setTimeout(replaceWhenVisible, RESTORE_LIMIT);
    else replace();
  }

  function pause() {
    discard();
    worker.rest();
    setState('failed');
    health.fail('resting');
    timer = setTimeout(open, PAUSE);
  }

  function replace() {
    const hadFocus = container.contains(document.activeElement);
    discard();
    open();
    if (hadFocus) map?.getCanvas().focus();
  }

  function discard() {
    clearTimeout(timer);
    styles.settle();
    worker.forget();
    scene.detach();
    if (!map) return;
    camera = cameraOf(map, padding());
    OPENED_MAP.clear(map);
    map.remove();
    endWorker();
    map = null;
    handOver.lead(camera);
  }

  function open() {
    if (map) return;
    setState('loading');
    if (first) camera = cameraOf(first.map, padding());
    map = createMap({ ...options, pixelRatio });
    if (!map) {
      setState('failed');
      health.fail('no-webgl');
      if (hasOpened) timer = setTimeout(open, PAUSE);
      return;
    }
    hasOpened = true;
    OPENED_MAP.set(map);
    applyCamera(map, camera, padding());
    mapSettings.applyTo(map);
    wireMap(map, { scene, padding, events, lifecycle });
    handOver.cover();
    const style = basemap.style.shown();
    if (style) show(style);
  }

  return {
    open,
    map: () => map,
    setBasemap: (address, theme) => basemap.style.load(address, theme),
    setLabel: mapSettings.setLabel,
    setPixelRatio(next) {
      if (next === pixelRatio) return;
      pixelRatio = next;
      if (next !== undefined) map?.setPixelRatio(next);
    },
    setCooperative: mapSettings.setCooperative,
    retry() {
      health.reportAgain();
      worker.retry();
      if (!map) {
        clearTimeout(timer);
        open();
      }
      basemap.style.retry();
      basemap.tiles.retry();
    },
    close() {
      basemap.style.stop();
      basemap.tiles.stop();
      worker.stop();
      losses.stop();
      discard();
    },
  };
}
