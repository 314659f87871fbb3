import { useSettings } from '../../../city/reads/SettingsContext.ts';

/** Where else people get the information, from the settings, as text: a display has no links (A6, A10). */
export function Alternative() {
  const { alternative } = useSettings();
  return alternative === undefined ? null : <p className="kiosk__alternative">{alternative}</p>;
}
