import type { MapLibreMap } from 'maplibre-gl';

/** The map's accessible name and gesture mode. They are applied again when the map is recreated. */
export interface MapSettings {
  readonly applyTo: (map: MapLibreMap) => void;
  readonly setLabel: (label: string) => void;
  readonly setCooperative: (isCooperative: boolean) => void;
}

/** @param currentMap returns the open map, or null while none is open */
export function createMapSettings(currentMap: () => MapLibreMap | null): MapSettings {
  let label = '';
  let isCooperative = false;

  /** With the role `application` a screen reader passes the arrow keys and Enter to the map. */
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
