import { startPocket } from '../../../api/pocket/startPocket.ts';
import { answerLocally } from '../../../api/pocket/whoAnswers.ts';
import type { Settings } from '../../../contract/settings/settings.ts';

let isStarted = false;

/** Whether the connection is one on which riders pay for each byte. Only some browsers say. */
const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  Reflect.get(navigator.connection, 'saveData') === true;

/** Whether the page may load the whole city unasked. */
export const mayLoadCity = (): boolean => window.top === window && !savesData();

/**
 * Loads the whole city into the page, once. A page without it asks the service.
 *
 * @returns whether the page has the city from now on, and not before
 */
export async function openCity(settings: Settings, clockOffset: number): Promise<boolean> {
  const { cityDocument } = settings;
  if (cityDocument === undefined || !mayLoadCity() || !('Worker' in window) || isStarted)
    return false;
  isStarted = true;
  const answer = await startPocket(settings, cityDocument, Date.now() + clockOffset);
  answerLocally(answer);
  return answer !== null;
}
