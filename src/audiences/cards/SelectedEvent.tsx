import type { SelectedProps } from './SelectedCard.tsx';
export function SelectedEvent(_: SelectedProps) {
  return null;
}
