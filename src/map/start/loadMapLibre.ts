import { importChunk } from '../../lib/loading/ChunkLoadError.ts';

/** Loads MapLibre and what draws with it. */
export const loadMapLibre = () => importChunk(() => import('../openMap.ts'));
