import { useMemo, useState } from 'react';

import { MapView } from '../../../../src/map/MapView.tsx';
import type { ScenePart } from '../../../../src/map/scene/scene.ts';
import { useScenePart } from '../../../../src/map/scene/useScenePart.ts';

import '../../../../src/ui/tokens.css';
import { en } from '../../../support/words/catalogs.ts';

const CENTER = { lat: 43.0731, lon: -89.4012 };

/** Stops in a small circle around the center, so that Enter on the map hits all of its source. */
function stops(count: number): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      const [lon, lat] = [Math.cos(angle) * 0.001, Math.sin(angle) * 0.0008];
      return {
        type: 'Feature',
        properties: { stopID: `stop ${index}` },
        geometry: { type: 'Point', coordinates: [CENTER.lon + lon, CENTER.lat + lat] },
      };
    }),
  };
}

function StopsOnMap({ count, selected }: { count: number; selected: boolean }) {
  const data = useMemo(() => stops(count), [count]);
  const part = useMemo(
    (): ScenePart => ({
      id: 'stops',
      order: 30,
      sources: { stops: data },
      layers: [
        {
          id: 'stops-circles',
          type: 'circle',
          source: 'stops',
          paint: {
            'circle-radius': 5,
            'circle-color': ['match', ['get', 'stopID'], selected ? 'stop 3' : '', '#c00', '#06c'],
          },
        },
      ],
      pick: [{ layer: 'stops-circles', kind: 'stop', idProperty: 'stopID' }],
    }),
    [data, selected],
  );
  useScenePart(part);
  return null;
}

/** The map alone, in React's strict mode, with buttons for what a page does with it. */
export function MapPage() {
  const query = new URLSearchParams(location.search);
  const [isMounted, setMounted] = useState(true);
  const [count, setCount] = useState(37);
  const [isSelected, setSelected] = useState(false);
  const [style, setStyle] = useState(query.get('style') ?? '/light.json');
  const [log, setLog] = useState<readonly string[]>([]);
  const append = (line: string) => setLog((before) => [...before, line]);
  return (
    <>
      <div>
        {isMounted && (
          <MapView
            style={style}
            camera={{ center: CENTER, zoom: 13 }}
            words={en.map}
            reducedMotion
            cooperativeGestures={query.has('cooperative')}
            onTap={({ hits, pointer }) => append(`${pointer} hits ${hits.length}`)}
            onCameraEnd={({ zoom }, byUser) =>
              append(`${byUser ? 'user' : 'page'} ${zoom.toFixed(1)}`)
            }
            onFailure={append}
            onReady={() => append('ready')}
          >
            <StopsOnMap count={count} selected={isSelected} />
          </MapView>
        )}
      </div>
      <button onClick={() => setMounted((was) => !was)}>Mount</button>
      <button onClick={() => setCount(11)}>Eleven</button>
      <button onClick={() => setSelected(true)}>Select</button>
      <button onClick={() => setStyle('/dark.json')}>Dark</button>
      <output>{log.join(', ')}</output>
    </>
  );
}
