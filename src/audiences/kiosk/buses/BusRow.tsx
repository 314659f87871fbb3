import type { ReactNode } from 'react';

import type { RowFigure } from '../paged/row-columns.ts';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RouteBadge } from '../scale/RouteBadge.tsx';

interface BusRowProps {
  routeID: string;
  fill: string;
  figure: RowFigure;
  /** The row's text. */
  children: ReactNode;
}

/** A row of buses: the badge of their route, the text, and when or how far away the next one is. */
export function BusRow({ routeID, fill, figure, children }: BusRowProps) {
  return (
    <>
      <RouteBadge routeID={routeID} fill={fill} />
      {children}
      <RowNumber figure={figure} />
    </>
  );
}
