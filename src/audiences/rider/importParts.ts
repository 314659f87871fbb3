import { firstPanelPainted } from './panels/firstPanel.ts';

/** Loads the parts around the panel that the URL opens, once that panel is painted. */
export async function importParts() {
  await firstPanelPainted();
  return (await import('./riderParts.ts')).riderParts;
}
