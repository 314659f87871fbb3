import './Preview.css';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { FRAME_SANDBOX } from '../../../lib/frameHtml.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { View } from '../../../view/view.ts';
import { urlFromFrameOptions } from '../../embed/options/frame-options.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { useBuilderWords } from '../BuilderWords.ts';
import type { FittedPreview } from './fitPreview.ts';
import { useMovedCamera } from './useMovedCamera.ts';

interface PreviewProps {
  options: FrameOptions;
  fitted: FittedPreview;
  /** The space that `fitted` was computed for. */
  spaceRef: RefObject<HTMLDivElement | null>;
  frameRef: RefObject<HTMLIFrameElement | null>;
  isMoving: boolean;
  onMoved: (camera: NonNullable<View['camera']>) => void;
  onStopMoving: () => void;
}

/** Milliseconds: the preview opens again when typing pauses, not after every letter. */
const SETTLE = 400;

/** The preview's URL. Only the builder moves it, so one finger and the wheel may too. */
const sourceOf = (options: FrameOptions) =>
  `/?${urlFromFrameOptions({ ...options, gestures: 'full' })}`;

/**
 * The URL that the preview has open. A camera that comes from the preview itself doesn't open it again.
 */
function useSource(options: FrameOptions, movedCamera: View['camera']): string {
  const [opened, setOpened] = useState(options);
  const { view } = options;
  const isOwnMove = view.camera !== null && view.camera === movedCamera;
  const isOpen =
    sourceOf(opened) ===
    sourceOf(isOwnMove ? { ...options, view: { ...view, camera: opened.view.camera } } : options);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setOpened(options), SETTLE);
    return () => clearTimeout(timer);
  }, [isOpen, options]);
  return sourceOf(opened);
}

/**
 * The frame as it will be, live. The keyboard and pointer skip it, except while its map is moved to set the
 * area (B19).
 */
export function Preview({
  options,
  fitted: { width, height, scale },
  spaceRef,
  frameRef,
  isMoving,
  onMoved,
  onStopMoving,
}: PreviewProps) {
  const { formats } = useLanguage();
  const own = useBuilderWords();
  const [movedCamera, setMovedCamera] = useState<View['camera']>(null);
  const source = useSource(options, movedCamera);
  useMovedCamera(frameRef, isMoving, (camera) => {
    setMovedCamera(camera);
    onMoved(camera);
  });
  useEffect(() => {
    if (isMoving) frameRef.current?.focus();
  }, [isMoving, frameRef]);
  return (
    <section className="builder-preview" aria-label={own.preview}>
      <div className="builder-preview__space" ref={spaceRef}>
        <div
          className={`builder-preview__frame ${isMoving ? 'builder-preview__frame--moving' : ''}`}
          style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
        >
          <iframe
            // A new element for each URL: a changed one would add a history entry.
            key={source}
            ref={frameRef}
            src={source}
            title={own.previewTitle}
            inert={!isMoving}
            sandbox={FRAME_SANDBOX}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
        <p className="builder-preview__caption">
          <span>
            {own.previewSize(
              String(width),
              String(height),
              scale < 1 ? formats.percent(Math.round(scale * 100)) : null,
            )}
          </span>
          {isMoving ? <Button onClick={onStopMoving}>{own.moveDone}</Button> : null}
        </p>
      </div>
    </section>
  );
}
