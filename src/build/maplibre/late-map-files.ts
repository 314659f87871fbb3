const shaders = (...names: readonly string[]) =>
  names.flatMap((name) =>
    ['fragment', 'vertex'].map((kind) => `shaders/glsl/${name}.${kind}.glsl.g`),
  );

/**
 * MapLibre's source files that only run for some styles, by what such a style has. What they import, and
 * nothing else does, comes with them.
 */
export const LATE_FILES: Readonly<Record<string, readonly string[]>> = {
  // With a camera helper first, Rolldown would make two chunks of the rest, 4 kB (br) more.
  globe: [
    'geo/projection/globe_projection',
    'geo/projection/globe_transform',
    'geo/projection/globe_camera_helper',
    'geo/projection/vertical_perspective_camera_helper',
    'geo/projection/vertical_perspective_projection',
    'geo/projection/vertical_perspective_transform',
    ...shaders('_projection_globe'),
  ],
  // MapLibre draws its sky in each frame, also on a map that can't be tilted, where nothing of it is seen.
  sky: [
    'webgl/draw/draw_sky',
    'webgl/program/atmosphere_program',
    'webgl/program/sky_program',
    ...shaders('atmosphere', 'sky'),
  ],
  terrain: [
    'render/terrain',
    'webgl/draw/draw_terrain',
    'webgl/render_to_texture',
    ...shaders('terrain', 'terrain_depth', 'terrain_height'),
  ],
  hillshade: [
    'source/raster_dem_tile_source',
    'webgl/draw/draw_color_relief',
    'webgl/draw/draw_hillshade',
    'webgl/program/color_relief_program',
    'webgl/program/hillshade_program',
    ...shaders('color_relief', 'hillshade', 'hillshade_prepare'),
  ],
  heatmap: [
    'webgl/draw/draw_heatmap',
    'webgl/program/heatmap_program',
    ...shaders('heatmap', 'heatmap_texture'),
  ],
  'fill-extrusion': [
    'webgl/draw/draw_fill_extrusion',
    'webgl/program/fill_extrusion_program',
    ...shaders('fill_extrusion', 'fill_extrusion_pattern'),
  ],
  pictures: ['source/canvas_source', 'source/image_source', 'source/video_source'],
};
