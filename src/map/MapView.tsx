import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';

import type { Theme } from '../lib/colors/theme.ts';
import type { Camera } from '../lib/geo/Camera.ts';
import { NO_PADDING, uncoveredOffset } from './camera/camera.ts';
import type { Padding } from './camera/camera.ts';
import { Attribution } from './controls/Attribution.tsx';
import { GestureHint } from './controls/GestureHint.tsx';
import type { BlockedGesture } from './controls/GestureHint.tsx';
import { ScaleLine } from './controls/ScaleLine.tsx';
import type { Scale } from './controls/ScaleLine.tsx';
import { createMapHandle } from './createMapHandle.ts';

import './MapView.css';
import type { MapHandle } from './createMapHandle.ts';
import type { MapFailure } from './health/map-health.ts';
import type { MapWords } from './map-words.ts';
import { createScene } from './scene/createScene.ts';
import { SceneContext } from './scene/useScenePart.ts';
import { startMap } from './start/startMap.ts';
import type { Tap } from './taps.ts';

export interface MapViewProps {
  /** URL of a MapLibre style, or of an archive after `pmtiles://`. A new one keeps scene and camera. */
  style: string;
  /** The colors of a basemap that has no style, such as an archive. */
  theme?: Theme;
  /** The initial camera. Later only the user and the handle move the map. */
  camera: Camera;
  words: MapWords;
  reducedMotion: boolean;
  /** One finger and the plain wheel scroll the surrounding page. */
  cooperativeGestures?: boolean;
  /** False makes the map a static picture: no gestures, no focus. Only the initial value counts. */
  interactive?: boolean;
  /** Canvas pixels per CSS pixel, for a map that CSS enlarges. */
  pixelRatio?: number | undefined;
  /** False shows the attribution without links. */
  attributionLinks?: boolean;
  /** Marks the middle of the map with a cross while the user moves it. */
  marksMiddle?: boolean;
  /** Shows a scale bar in these units. */
  scale?: Scale | undefined;
  /** The edges that a sheet or panel covers, in pixels. Changing it does not move the map. */
  padding?: Padding;
  onTap?: ((tap: Tap) => void) | undefined;
  /** After each move, by the user or by the handle. */
  onCameraEnd?: ((camera: Camera, byUser: boolean) => void) | undefined;
  /** When the user begins to move the map. */
  onUserMove?: (() => void) | undefined;
  /** Called once for each kind of failure until `onReady` or `retry`. */
  onFailure?: ((failure: MapFailure, retry: () => void) => void) | undefined;
  /** The map works: it is drawn for the first time, or the last failure is over. */
  onReady?: (() => void) | undefined;
  /** The map has drawn everything for now: streets, labels and what is on them. */
  onIdle?: (() => void) | undefined;
  handleRef?: Ref<MapHandle> | undefined;
  /** Components that draw on the map with `useScenePart`. */
  children?: ReactNode;
}

/**
 * A MapLibre map with its controls. It is one tab stop; Enter taps the center of the uncovered area.
 * It reports failures to `onFailure` and never throws them.
 */
export function MapView({
  style,
  theme = 'light',
  camera,
  words,
  reducedMotion,
  cooperativeGestures = false,
  interactive = true,
  pixelRatio,
  attributionLinks = true,
  marksMiddle = false,
  scale,
  padding = NO_PADDING,
  onTap,
  onCameraEnd,
  onUserMove,
  onFailure,
  onReady,
  onIdle,
  handleRef,
  children,
}: MapViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof startMap> | null>(null);
  const events = { onTap, onCameraEnd, onUserMove, onFailure, onReady, onIdle };
  const current = { padding, reducedMotion, ...events };
  const latest = useRef(current);
  const [scene] = useState(createScene);
  const [attributions, setAttributions] = useState<readonly string[]>([]);
  const [metersPerPixel, setMetersPerPixel] = useState(0);
  const [blocked, setBlocked] = useState<BlockedGesture | null>(null);

  useLayoutEffect(() => {
    latest.current = current;
  });

  const [initial] = useState({ camera, interactive, pixelRatio });
  useLayoutEffect(() => {
    if (!root.current || !container.current) return undefined;
    const map = startMap({
      root: root.current,
      container: container.current,
      scene,
      ...initial,
      padding: () => latest.current.padding,
      events: {
        onTap: (tap) => latest.current.onTap?.(tap),
        onCameraEnd: (at, byUser) => latest.current.onCameraEnd?.(at, byUser),
        onUserMove: () => latest.current.onUserMove?.(),
        onFailure: (failure) => latest.current.onFailure?.(failure, () => opened.current?.retry()),
        onReady: () => latest.current.onReady?.(),
        onIdle: () => latest.current.onIdle?.(),
        onAttributions: setAttributions,
        onScale: setMetersPerPixel,
        onGestureBlocked: (gesture) => setBlocked({ gesture }),
      },
    });
    opened.current = map;
    return () => {
      opened.current = null;
      map.close();
    };
  }, [scene, initial]);

  useEffect(() => opened.current?.setBasemap(style, theme), [style, theme]);
  useEffect(() => opened.current?.setLabel(words.label), [words.label]);
  useEffect(() => opened.current?.setPixelRatio(pixelRatio), [pixelRatio]);
  useEffect(() => opened.current?.setCooperative(cooperativeGestures), [cooperativeGestures]);

  useImperativeHandle(
    handleRef,
    () =>
      createMapHandle({
        map: () => opened.current?.map() ?? null,
        padding: () => latest.current.padding,
        reducedMotion: () => latest.current.reducedMotion,
      }),
    [],
  );

  const [right, down] = uncoveredOffset(padding);
  const middle = { left: `calc(50% + ${right}px)`, top: `calc(50% + ${down}px)` };
  return (
    <div ref={root} className="map-view">
      <div ref={container} className="map-view__canvas" />
      {interactive && <div className="map-view__crosshair" style={middle} />}
      {marksMiddle && <div className="map-view__middle" style={middle} />}
      <GestureHint blocked={blocked} words={words} />
      <div
        className="map-view__foot"
        style={{ left: padding.left, right: padding.right, '--map-covered': `${padding.bottom}px` }}
      >
        {scale && <ScaleLine metersPerPixel={metersPerPixel} scale={scale} />}
        <Attribution html={attributions} label={words.attribution} hasLinks={attributionLinks} />
      </div>
      <SceneContext value={scene}>{children}</SceneContext>
    </div>
  );
}
