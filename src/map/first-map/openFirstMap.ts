import './first-map.css';
import type { Camera } from '../../lib/geo/Camera.ts';
import type { Padding } from '../camera/camera.ts';
import { cameraOf } from '../createMapHandle.ts';
import type { Scene } from '../scene/createScene.ts';
import { hitsAt } from '../scene/picking.ts';
import type { PickMap, Pointer } from '../scene/picking.ts';
import type { ScreenPoint } from '../scene/scene.ts';
import { createTapReporter, placeUnder, uncoveredCenter, watchPointer } from '../taps.ts';
import type { MapEvents } from '../wireMap.ts';
import { createCameraMap } from './createCameraMap.ts';
import type { FirstMap } from './FirstMap.ts';
import { fitCanvas } from './fitCanvas.ts';
import { paintScene } from './paintScene.ts';
import { createProject, metersPerPixel, withPlaceAt } from './projection.ts';
import type { Viewport } from './projection.ts';

/** Milliseconds without a change after which a move is over. */
const MOVE_END = 150;
/** A pointer that moves farther between its press and its click is no tap, in CSS pixels. */
const TAP_REACH = 3;
const MAX_ZOOM = 22;

interface FirstMapOptions {
  root: HTMLElement;
  /** The canvas is put after it. */
  container: HTMLElement;
  scene: Scene;
  camera: Camera;
  interactive: boolean;
  /** Canvas pixels per CSS pixel, for a map that CSS enlarges. Default: the device's. */
  pixelRatio?: number | undefined;
  padding: () => Padding;
  events: Pick<MapEvents, 'onTap' | 'onCameraEnd' | 'onScale'>;
}

/** @returns null if the browser has no 2D canvas */
export function openFirstMap({
  root,
  container,
  scene,
  camera,
  interactive,
  pixelRatio: initialRatio,
  padding,
  events,
}: FirstMapOptions): FirstMap | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  canvas.className = 'map-view__first';
  canvas.setAttribute('role', interactive ? 'application' : 'img');

  let view: Viewport = { ...camera, width: root.clientWidth, height: root.clientHeight };
  let picks: PickMap | null = null;
  let pixelRatio = initialRatio;
  let [isLeading, frame, moveTimer] = [true, 0, 0];

  function paint() {
    frame = 0;
    if (!canvas.isConnected || context === null) return;
    const ratio = pixelRatio ?? devicePixelRatio;
    fitCanvas(canvas, view, ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { zoom, bearing = 0 } = view;
    const project = createProject(view);
    const parts = scene.parts();
    picks = paintScene(
      { context, project: ([lon, lat]) => project({ lon, lat }), zoom, bearing, repaint },
      parts,
      view,
    );
    // `bench -- first-load` measures when the first map shows something, and when it shows all.
    if (parts.length > 0) root.dataset['firstMap'] = parts.map(({ id }) => id).join(' ');
  }

  function repaint() {
    if (frame === 0 && canvas.isConnected) frame = requestAnimationFrame(paint);
  }

  function show(next: Viewport) {
    view = { ...next, zoom: Math.max(0, Math.min(MAX_ZOOM, next.zoom)) };
    repaint();
    if (isLeading) events.onScale(metersPerPixel(view));
  }

  function endMove() {
    clearTimeout(moveTimer);
    moveTimer = 0;
    events.onCameraEnd(cameraOf(map, padding()), false);
  }

  const map = createCameraMap(
    () => view,
    (next) => {
      if (!isLeading) return;
      show(next);
      clearTimeout(moveTimer);
      moveTimer = window.setTimeout(endMove, MOVE_END);
    },
  );
  const hits = (point: ScreenPoint, pointer: Pointer) =>
    picks ? hitsAt(picks, scene.parts(), point, pointer) : [];
  const reportTap = createTapReporter(canvas, events.onTap);
  const tap = (point: ScreenPoint, pointer: Pointer) =>
    reportTap({ lngLat: placeUnder(map, point), point, hits: hits(point, pointer), pointer });
  const center = () => uncoveredCenter(map, padding());

  if (interactive) {
    const pressedBy = watchPointer(canvas);
    let pressed = { x: 0, y: 0 };
    canvas.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
      pressed = { x, y };
    });
    canvas.addEventListener('click', ({ clientX: x, clientY: y, detail }) => {
      // The second click of a double click is no tap, and neither is the end of a drag.
      if (detail > 1 || Math.hypot(x - pressed.x, y - pressed.y) > TAP_REACH) return;
      const { left, top, width } = canvas.getBoundingClientRect();
      // A display enlarges its map by CSS.
      const scale = width / canvas.clientWidth || 1;
      tap({ x: (x - left) / scale, y: (y - top) / scale }, pressedBy());
    });
    canvas.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      tap(center(), 'key');
    });
  }

  /** Puts the canvas on the page. With `leads` it takes the input, otherwise the real map does. */
  function place(leads: boolean) {
    isLeading = leads;
    if (!canvas.isConnected) container.after(canvas);
    canvas.ariaHidden = String(!leads);
    canvas.tabIndex = leads && interactive ? 0 : -1;
  }

  const observer = new ResizeObserver(() => {
    show({ ...view, width: root.clientWidth, height: root.clientHeight });
  });
  observer.observe(root);
  const stopListening = scene.onChange(repaint);

  return {
    map,
    hits,
    setLabel: (label) => canvas.setAttribute('aria-label', label),
    setPixelRatio(next) {
      if (next === pixelRatio) return;
      pixelRatio = next;
      repaint();
    },
    lead(to) {
      place(true);
      show(withPlaceAt({ ...view, bearing: 0, ...to }, to.center, center()));
    },
    follow(to) {
      // The real map begins where this one is, so it reports no move.
      if (moveTimer !== 0) endMove();
      const hadFocus = document.activeElement === canvas;
      place(false);
      show({ ...view, bearing: 0, ...to });
      return hadFocus;
    },
    hide() {
      canvas.remove();
      // Frees its memory.
      canvas.width = 0;
    },
    close() {
      clearTimeout(moveTimer);
      observer.disconnect();
      stopListening();
      canvas.remove();
    },
  };
}
