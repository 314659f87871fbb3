import './NearHead.css';
import type { ReactNode } from 'react';

interface NearHeadProps {
  title: string;
  /** Below the title; null while nothing is known. */
  status: ReactNode;
  /** At the end of the line. */
  children?: ReactNode;
}

/** The head of a list of departures: what they are near to, and how old they are. */
export const NearHead = ({ title, status, children }: NearHeadProps) => (
  <header className="sheet-head near-head">
    <div>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p>{status}</p>
    </div>
    {children}
  </header>
);
