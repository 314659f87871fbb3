import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { afterPaint } from './afterPaint.ts';

/** Renders a part a frame later than the rest, which a slow phone shows sooner. Nothing may be below it. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : null;
}
