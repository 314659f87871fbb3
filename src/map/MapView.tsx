import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Attribution } from './controls/Attribution.tsx';
import { NO_PADDING, uncoveredOffset } from './camera.ts';
import type { Camera } from '../lib/geo/Camera.ts';
import type { Padding } from './camera.ts';
import { createScene } from './scene/createScene.ts';
import { createMapHandle } from './createMapHandle.ts';
import type { MapHandle } from './createMapHandle.ts';
import type { MapWords } from './map-words.ts';
import { GestureHint } from './controls/GestureHint.tsx';
import type { BlockedGesture } from './controls/GestureHint.tsx';
import type { MapFailure } from './map-health.ts';
import './MapView.css';
import { openMap } from './openMap.ts';
import type { OpenMap } from './openMap.ts';
import { ScaleLine } from './controls/ScaleLine.tsx';
import type { Scale } from './controls/ScaleLine.tsx';
import type { Tap } from './taps.ts';
import { useFullScreen } from './controls/useFullScreen.ts';
import { SceneContext } from './scene/useScenePart.ts';
import type { Theme } from '../lib/theme.ts';

export interface MapViewProps {
  /** Address of a MapLibre style, or `pmtiles://` and that of an archive; another keeps scene and camera. */
  style: string;
  /** For a basemap that comes without a style of its own. */
  theme?: Theme;
  /** Where the map looks at the start; from then on it moves by hand or by the handle only (R13). */
  camera: Camera;
  words: MapWords;
  reducedMotion: boolean;
  /** One finger and the plain wheel stay with the page around (B14); off while in full screen. */
  cooperativeGestures?: boolean;
  /** False at the start makes a picture of it: no gestures, no focus. */
  interactive?: boolean;
  /** False where no link may lead out. */
  attributionLinks?: boolean;
  /** A scale bar, in the page's units. */
  scale?: Scale | undefined;
  /** What a sheet or a panel covers; changing it moves nothing. */
  padding?: Padding;
  onTap?: ((tap: Tap) => void) | undefined;
  /** After each move, by hand or by command. */
  onCameraEnd?: ((camera: Camera, byUser: boolean) => void) | undefined;
  /** As soon as a hand moves the map: whatever follows something lets go (R13). */
  onUserMove?: (() => void) | undefined;
  /** Once for each kind until `onReady` or `retry`; lists say what the map cannot (A24). */
  onFailure?: ((failure: MapFailure, retry: () => void) => void) | undefined;
  /** The map is whole: for the first time, or again. */
  onReady?: (() => void) | undefined;
  handleRef?: Ref<MapHandle> | undefined;
  /** Components that have a part of the scene by `useScenePart`. */
  children?: ReactNode;
}

/** A map with its parts. It is one tab stop; Enter taps its middle. Failures never reach the page. */
export function MapView({
  style,
  theme = 'light',
  camera,
  words,
  reducedMotion,
  cooperativeGestures = false,
  interactive = true,
  attributionLinks = true,
  scale,
  padding = NO_PADDING,
  handleRef,
  children,
  ...handlers
}: MapViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap | null>(null);
  const latest = useRef({ padding, reducedMotion, ...handlers });
  const [scene] = useState(createScene);
  const [attributions, setAttributions] = useState<readonly string[]>([]);
  const [metersPerPixel, setMetersPerPixel] = useState(0);
  const [blocked, setBlocked] = useState<BlockedGesture | null>(null);

  useLayoutEffect(() => {
    latest.current = { padding, reducedMotion, ...handlers };
  });

  const [start] = useState({ camera, interactive });
  useEffect(() => {
    if (!root.current || !container.current) return undefined;
    const current = () => latest.current;
    const map = openMap({
      root: root.current,
      container: container.current,
      scene,
      ...start,
      padding: () => current().padding,
      events: {
        onTap: (tap) => current().onTap?.(tap),
        onCameraEnd: (at, byUser) => current().onCameraEnd?.(at, byUser),
        onUserMove: () => current().onUserMove?.(),
        onFailure: (failure) => current().onFailure?.(failure, () => opened.current?.retry()),
        onReady: () => current().onReady?.(),
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
  }, [scene, start]);

  useEffect(() => opened.current?.setBasemap(style, theme), [style, theme]);
  useEffect(() => opened.current?.setLabel(words.label), [words.label]);
  const isFullScreen = useFullScreen(root);
  const isCooperative = cooperativeGestures && !isFullScreen;
  useEffect(() => opened.current?.setCooperative(isCooperative), [isCooperative]);

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
  return (
    <div ref={root} className="map-view">
      <div ref={container} className="map-view__canvas" />
      {interactive && (
        <div
          className="map-view__crosshair"
          style={{ left: `calc(50% + ${right}px)`, top: `calc(50% + ${down}px)` }}
        />
      )}
      <GestureHint blocked={blocked} words={words} />
      <div
        className="map-view__foot"
        style={{ left: padding.left, right: padding.right, bottom: padding.bottom }}
      >
        {scale && <ScaleLine metersPerPixel={metersPerPixel} scale={scale} />}
        <Attribution html={attributions} label={words.attribution} hasLinks={attributionLinks} />
      </div>
      <SceneContext value={scene}>{children}</SceneContext>
    </div>
  );
}
