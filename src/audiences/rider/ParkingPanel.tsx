import type { PanelProps } from '../panel-props.ts';
export function ParkingPanel(_: PanelProps) {
  return null;
}
