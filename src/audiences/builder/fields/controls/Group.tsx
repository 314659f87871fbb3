import '../fields.css';
import './choices.css';
import '../places.css';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** Fields that belong together, under a heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="builder-group" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
