import { useEffect, useEffectEvent, useRef } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Camera } from '../../../lib/geo/Camera.ts';
import { startCamera, viewCameraFrom } from '../../../view/startCamera.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import type { FrameMessages, MapCamera } from './frame-messages.ts';
import { hostOrigins, likelyHostOrigin } from './host-origins.ts';
import { limitRate } from './limitRate.ts';
import { openHostChannel } from './openHostChannel.ts';
import type { HostChannel } from './openHostChannel.ts';
import type { Command } from './protocol.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import { reportHeight } from './reportHeight.ts';
import { runCommand } from './runCommand.ts';
import { useDataState } from './useDataState.ts';

/** Milliseconds between two messages about the view: at most four in a second. */
const VIEW_INTERVAL = 250;

/**
 * Exchanges messages with the page around the frame. Renders nothing.
 *
 * @param content the content of a list, whose height the host learns; null for a map
 */
export function HostMessages({ content }: { content: Element | null }) {
  const { options, map, movedRef } = useFrame();
  const { mode, origin } = options;
  const settings = useSettings();
  const { frameHosts } = settings;
  const view = usePageView();
  const changeView = useChangeView();
  const data = useDataState(mode);
  const channel = useRef<HostChannel>(null);
  const views = useRef<ReturnType<typeof limitRate>>(null);
  const { selection } = view;

  const mapCamera = (): MapCamera | null => {
    if (mode === 'list') return null;
    const { lat, lon, zoom, bearing } = view.camera ?? viewCameraFrom(startCamera(settings, view));
    return { center: { lat, lon }, zoom, bearing };
  };
  const ready = useEffectEvent((): FrameMessages['ready'] => ({
    versions: [PROTOCOL_VERSION],
    view: mapCamera(),
    selection,
    data: data.read(),
  }));
  const moveMap = (camera: Camera) => {
    movedRef.current = true;
    // A map that is not open yet opens with the camera of the view.
    if (map.current?.camera()) map.current.flyTo(camera);
    else changeView({ camera: viewCameraFrom(camera) });
  };
  const run = useEffectEvent((command: Command) =>
    runCommand(command, { settings, mode, changeView, moveMap }),
  );
  const sendView = useEffectEvent(() => {
    const camera = mapCamera();
    if (camera !== null) channel.current?.send('viewChanged', camera);
  });

  useEffect(() => {
    const opened = openHostChannel({
      frame: window,
      origins: hostOrigins(frameHosts, origin),
      likelyOrigin: likelyHostOrigin({
        ancestors: window.location.ancestorOrigins,
        referrer: document.referrer,
      }),
      ready: () => ready(),
      run: (command) => run(command),
    });
    channel.current = opened;
    return () => {
      channel.current = null;
      opened?.close();
    };
  }, [frameHosts, origin]);

  useEffect(() => {
    if (content === null) return undefined;
    return reportHeight({
      content,
      report: (height) => channel.current?.sendHeight(height),
      frameHeight: () => window.innerHeight,
    });
  }, [content]);

  useEffect(() => {
    const limited = limitRate(VIEW_INTERVAL, () => sendView());
    views.current = limited;
    return () => limited.cancel();
  }, []);
  useOnChange(view.camera, () => views.current?.pass());
  useOnChange(selection, () => channel.current?.send('selectionChanged', { selection }));
  useOnChange(data.version, () => channel.current?.send('dataState', data.read()));
  return null;
}

/** Calls `onChange` when a value differs from the one at the start, which `ready` contains, or from the last. */
function useOnChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    report();
  }, [value]);
}
