/** A running browser of any engine, with its own profile. */
export interface Browser {
  /** Opens a URL. Resolves when the document has loaded. */
  open(url: string): Promise<void>;
  /**
   * Runs a function body in the page or in its first frame.
   *
   * @returns the string that the body returns or resolves to
   */
  run(body: string, where?: 'page' | 'frame'): Promise<string>;
  /** A PNG of the window, with one pixel per CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser and all of its processes. */
  close(): Promise<void>;
}

/** How to find and start a browser on this machine. */
export interface Engine {
  readonly name: string;
  /** The missing programs and the packages to install; empty if none is missing. */
  missing(): string;
  /** @param display the X display to draw on, such as `:7` */
  launch(display: string): Promise<Browser>;
}

/** The inner size of each browser's window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;
