import { useMemo, useState } from 'react';
import './Attribution.css';
import { attributionTexts } from '../basemap/attribution.ts';

/** Narrower than this, the text opens by a tap. */
const ROOM_PX = 640;

interface AttributionProps {
  /** As the sources gave it. */
  html: readonly string[];
  label: string;
  /** False where no link may lead out; the text stays (A6). */
  hasLinks: boolean;
}

/** Who made the map: always in view, or one tap away where there is no room (B4). */
export function Attribution({ html, label, hasLinks }: AttributionProps) {
  const lines = useMemo(() => html.map(attributionTexts), [html]);
  const [hasRoom] = useState(() => window.innerWidth >= ROOM_PX);
  if (lines.length === 0) return null;
  return (
    <details className="map-attribution" open={hasRoom}>
      <summary className="map-attribution__toggle" aria-label={label}>
        <span aria-hidden="true">i</span>
      </summary>
      <p className="map-attribution__text">
        {lines.map((texts, line) => (
          <span key={html[line]} className="map-attribution__line">
            {texts.map(({ text, href }, index) =>
              href !== undefined && hasLinks ? (
                <a key={index} href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </span>
        ))}
      </p>
    </details>
  );
}
