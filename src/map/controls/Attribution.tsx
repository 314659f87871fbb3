import { useMemo, useState } from 'react';

import './Attribution.css';
import { attributionTexts } from '../basemap/attribution.ts';

/** In a narrower window the attribution is collapsed at first. */
const MIN_OPEN_WIDTH_PX = 640;

interface AttributionProps {
  /** The HTML from the map's sources. */
  html: readonly string[];
  label: string;
  /** False shows links as plain text. */
  hasLinks: boolean;
}

/** The attribution of the map's sources. In a narrow window it opens on tap. */
export function Attribution({ html, label, hasLinks }: AttributionProps) {
  const lines = useMemo(() => html.map(attributionTexts), [html]);
  const [isInitiallyOpen] = useState(() => window.innerWidth >= MIN_OPEN_WIDTH_PX);
  if (lines.length === 0) return null;
  return (
    <details className="map-attribution" open={isInitiallyOpen}>
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
