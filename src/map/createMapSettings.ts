import type { MapLibreMap } from 'maplibre-gl';

/** How a map is called and which gestures it takes: told to each map that takes another's place. */
export interface MapSettings {
  readonly applyTo: (map: MapLibreMap) => void;
  readonly setLabel: (label: string) => void;
  readonly setCooperative: (isCooperative: boolean) => void;
}

/** @param currentMap the map of this moment; null while there is none */
export function createMapSettings(currentMap: () => MapLibreMap | null): MapSettings {
  let label = '';
  let isCooperative = false;

  /** An application, so that a screen reader hands it the arrow keys and Enter. */
  function applyTo(map: MapLibreMap) {
    map.getCanvas().setAttribute('role', 'application');
    map.getCanvas().setAttribute('aria-label', label);
    if (isCooperative) map.cooperativeGestures.enable();
    else map.cooperativeGestures.disable();
  }

  function apply() {
    const map = currentMap();
    if (map) applyTo(map);
  }

  return {
    applyTo,
    setLabel(next) {
      label = next;
      apply();
    },
    setCooperative(next) {
      isCooperative = next;
      apply();
    },
  };
}
