import type { CustomLayerInterface, LayerSpecification } from 'maplibre-gl';

/** A point on the map's canvas, in CSS pixels from the top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Projects `[lon, lat]` to the canvas with the current camera. */
export type Project = (lngLat: [number, number]) => ScreenPoint;

/** One result of a hit test. */
export interface Hit {
  readonly kind: string;
  readonly id: string;
  /** From the tap to the feature; 0 inside an area. */
  readonly distancePx: number;
}

/** A 2D canvas to draw on with the current camera. */
export interface ScenePaint {
  readonly context: CanvasRenderingContext2D;
  readonly project: Project;
  readonly zoom: number;
  /** The direction that points up, in degrees clockwise from north. */
  readonly bearing: number;
  /** Draws the scene again soon, because something changed. */
  readonly repaint: () => void;
}

/** A custom WebGL layer. It keeps its data outside the map, which can lose its context at any time. */
export interface SceneCustomLayer {
  readonly id: string;
  /** Creates the MapLibre layer; called again after a new style or context. */
  create(): CustomLayerInterface;
  /** Draws the layer without WebGL. */
  paint(paint: ScenePaint): void;
  /** The hits within `radiusPx` of a point. Needed because queryRenderedFeatures ignores custom layers. */
  pick(point: ScreenPoint, radiusPx: number, project: Project): readonly Hit[];
}

interface DrawnImage {
  /** For a 2D canvas, which takes the drawing as it is. */
  readonly canvas: HTMLCanvasElement;
  /** For MapLibre. Reading the pixels takes as long as drawing them, so a getter may do it. */
  readonly image: ImageData;
  /** Pixels of the canvas per CSS pixel. */
  readonly pixelRatio: number;
}

/** Draws an image when a layer first uses it. An image that looks different needs another id. */
export type SceneImage = () => DrawnImage;

/** What one feature draws on the map, as data. Ids of sources, layers and images begin with `id`. */
export interface ScenePart {
  readonly id: string;
  /** Lower is drawn first: lines 15, searched area 20, tether 25, stops 30, bikes 35, lots 40, vehicles 50. */
  readonly order: number;
  /** GeoJSON by source id, compared by identity: only a new object is written to the map. */
  readonly sources?: Readonly<Record<string, GeoJSON.FeatureCollection>>;
  readonly layers?: readonly LayerSpecification[];
  /** Draws `layers` under the basemap's own labels, as areas and lines should be. */
  readonly beneathLabels?: boolean;
  readonly images?: Readonly<Record<string, SceneImage>>;
  /** Layers that the hit test includes, and the property that holds a feature's id. */
  readonly pick?: readonly {
    readonly layer: string;
    readonly kind: string;
    readonly idProperty: string;
  }[];
  readonly custom?: SceneCustomLayer;
}
