import { useLayoutEffect, useRef, useState } from 'react';

import { useKiosk } from '../options/KioskOptionsContext.ts';
import { nameFit } from '../paged/name-fit.ts';

/** A name takes up to this many lines before it is set smaller. */
const FULL_SIZE_LINES = 2;

/** The name of the station or city, never cut (A2). */
export function BoardName({ name }: { name: string }) {
  const { scale } = useKiosk();
  const heading = useRef<HTMLHeadingElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = heading.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const { factor } = nameFit(name, width, scale.medium, scale.small, FULL_SIZE_LINES);
  return (
    <h1 ref={heading} style={{ fontSize: factor * scale.medium }}>
      <bdi>{name}</bdi>
    </h1>
  );
}
