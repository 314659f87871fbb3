import type { AudienceProps } from '../AudienceRoot.tsx';
export function Kiosk(_: AudienceProps) {
  return null;
}
