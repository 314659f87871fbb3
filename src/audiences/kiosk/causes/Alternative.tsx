import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** Where else people get the information, from the settings, as text: a display has no links (A6, A10). */
export function Alternative() {
  const { words } = useLanguage();
  const { text, phone, webUrl } = useSettings().alternative ?? {};
  const lines = [
    text,
    phone === undefined ? undefined : words.kiosk.call(phone),
    webUrl === undefined ? undefined : words.kiosk.visit(webUrl.replace(/^https?:\/\/|\/$/g, '')),
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? null : <p className="kiosk__alternative">{lines.join(' · ')}</p>;
}
