/** Pixels. A longer list scrolls inside, because it shows more rows only as they come into view. */
const MOST_PIXELS = 3_000;
/** Pixels. Rounding alone may change a height by one, which no host should follow. */
const HYSTERESIS = 1;
/** Milliseconds until a height is sent again if the host has not used it: its script may load late. */
const REPEAT_DELAY = 2_000;
const MOST_REPEATS = 4;

interface ReportHeightOptions {
  /** Contains everything that the frame shows, and is not stretched to the frame's height. */
  readonly content: Element;
  /** Gets the height that the content needs, in whole pixels. */
  readonly report: (height: number) => void;
  /** The frame's own height in pixels. */
  readonly frameHeight: () => number;
}

/**
 * Reports the height of a frame's content, at first and whenever it changes by more than a pixel.
 * The limit ends the growth of content that depends on the frame's height, such as a list that shows more
 * rows in a higher frame.
 *
 * @returns ends it
 */
export function reportHeight({ content, report, frameHeight }: ReportHeightOptions): () => void {
  let reported = Number.NaN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function repeat(left: number) {
    timer = setTimeout(() => {
      if (Math.abs(frameHeight() - reported) <= HYSTERESIS) return;
      report(reported);
      if (left > 1) repeat(left - 1);
    }, REPEAT_DELAY);
  }
  const observer = new ResizeObserver(() => {
    const height = Math.min(MOST_PIXELS, Math.ceil(content.getBoundingClientRect().height));
    if (height === 0 || Math.abs(height - reported) <= HYSTERESIS) return;
    reported = height;
    clearTimeout(timer);
    report(height);
    repeat(MOST_REPEATS);
  });
  observer.observe(content);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
