import type { Source } from '../../service/Source.ts';

/** A source that also tells the health check what it knows of its feeds. */
export interface ServerSource extends Source {
  /** Public, so without paths, URLs and errors. */
  health?(): Readonly<Record<string, unknown>>;
}
