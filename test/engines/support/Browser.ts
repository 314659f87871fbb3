/** A real browser with a profile of its own, in whichever engine. */
export interface Browser {
  /** Opens an address; resolves when the document has loaded. */
  open(url: string): Promise<void>;
  /**
   * Runs the body of a function in the page, or in its first frame.
   *
   * @returns what the body returns or resolves to; it has to be a string
   */
  run(body: string, where?: 'page' | 'frame'): Promise<string>;
  /** The window as a PNG, a CSS pixel to each of its pixels. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser and all of its processes. */
  close(): Promise<void>;
}

/** How a browser is had on this machine. */
export interface Engine {
  readonly name: string;
  /** The programs that it needs and that are not here, with what to install; empty when all are. */
  missing(): string;
  /** @param display the X display to draw on, such as `:7` */
  launch(display: string): Promise<Browser>;
}

/** The inner size of each browser's window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;
