import type { CustomLayerInterface, LayerSpecification } from 'maplibre-gl';

/** A place on the map's canvas in CSS pixels from its top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a place given as `[lon, lat]` stands on the canvas now. */
export type Project = (lngLat: [number, number]) => ScreenPoint;

/** A thing that a tap met. */
export interface Hit {
  readonly kind: string;
  readonly id: string;
  /** From the tap to the thing; 0 inside an area. */
  readonly distancePx: number;
}

/** A WebGL layer of one's own; it keeps its content outside the map, which may lose it at any time. */
export interface SceneCustomLayer {
  readonly id: string;
  /** A new MapLibre custom layer each time the map's style or context is new. */
  create(): CustomLayerInterface;
  /** What lies within `radiusPx` of a point: queryRenderedFeatures cannot see a custom layer. */
  pick(point: ScreenPoint, radiusPx: number, project: Project): readonly Hit[];
}

/** An image of the map, drawn when a layer first asks for it. A new look is a new id. */
export type SceneImage = () => { image: ImageData; pixelRatio: number };

/** A state of one feature, read by `['feature-state', ...]` in a layer's paint. */
export interface SceneFeatureState {
  readonly source: string;
  readonly id: string | number;
  readonly state: Record<string, unknown>;
}

/** What one subject has on the map, as data. Ids of sources, layers and images are prefixed by it. */
export interface ScenePart {
  readonly id: string;
  /** Lower is drawn first: lines 15, searched area 20, tether 25, stops 30, lots 40, vehicles 50. */
  readonly order: number;
  /** GeoJSON by source id, compared by identity: the map is written only when it is another object. */
  readonly sources?: Readonly<Record<string, GeoJSON.FeatureCollection>>;
  /** The property that is a feature's id, by source: feature states need it where ids are not numbers. */
  readonly promoteId?: Readonly<Record<string, string>>;
  readonly layers?: readonly LayerSpecification[];
  /** Draws `layers` under the basemap's own labels, as areas and lines should be. */
  readonly beneathLabels?: boolean;
  readonly images?: Readonly<Record<string, SceneImage>>;
  readonly featureStates?: readonly SceneFeatureState[];
  /** Layers whose features a tap can meet, and the property that says which feature it was. */
  readonly pick?: readonly {
    readonly layer: string;
    readonly kind: string;
    readonly idProperty: string;
  }[];
  readonly custom?: SceneCustomLayer;
}
