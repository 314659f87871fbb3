import type { SelectedProps } from './SelectedCard.tsx';
export function SelectedLot(_: SelectedProps) {
  return null;
}
