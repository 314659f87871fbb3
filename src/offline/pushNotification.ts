import { ownValue } from '../lib/ownValue.ts';
import type { PushMessage } from '../lib/push/PushMessage.ts';
import { PLACEHOLDERS, type ReminderWords } from '../lib/push/ReminderWords.ts';

/** A clock in the stop's zone, as the rider's language writes it. */
function clockOf(at: number, timeZone: string | undefined, lang: string | undefined): string {
  try {
    return new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(at);
  }
}

/** A text in the rider's language, or else the first one. */
function textIn(
  texts: Readonly<Record<string, string>>,
  lang: string | undefined,
): string | undefined {
  const [base = ''] = (lang ?? '').split('-');
  return ownValue(texts, lang ?? '') ?? ownValue(texts, base) ?? Object.values(texts)[0];
}

const urlOf = ({ stopID, routeID }: PushMessage): string =>
  stopID !== undefined
    ? `/?stop=${encodeURIComponent(stopID)}`
    : routeID !== undefined
      ? `/?route=${encodeURIComponent(routeID)}&panel=notices`
      : '/';

/**
 * The notification of a push, in the words that the page has left for it. A browser that has lost them shows the line and
 * the time: a push has to show something.
 *
 * @param words null if there are none
 */
export function pushNotification(message: PushMessage, words: ReminderWords | null) {
  const { id, key, line, at, isLive, comes = true, timeZone, texts } = message;
  const {
    title = line,
    leave = '',
    tag = `curbside ${id}`,
    sentence: own,
  } = ownValue(words?.byID ?? {}, id) ?? {};
  const clock = at === undefined ? '' : clockOf(at, timeZone, words?.lang);
  const ofTimes = comes ? (isLive === true ? words?.live : words?.scheduled) : words?.gone;
  const said = (
    (texts && textIn(texts, words?.lang)) ??
    own ??
    ofTimes ??
    `${PLACEHOLDERS.line} ${PLACEHOLDERS.clock}`
  )
    .replace(PLACEHOLDERS.line, () => line)
    .replace(PLACEHOLDERS.clock, () => clock);
  return {
    title,
    options: {
      body: leave === '' || !comes ? said : `${leave} ${said}`,
      tag: `${tag} ${key} ${comes}`,
      ...(words === null ? {} : { lang: words.lang }),
      data: { url: urlOf(message) },
    },
  };
}
