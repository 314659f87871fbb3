import {
  type Alert,
  type AlertPeriod,
  type AlertTexts,
  CAUSES,
  EFFECTS,
  SEVERITIES,
} from '../../contract/alerts/Alert.ts';
import type {
  ReportedAlert,
  ReportedPeriod,
  ReportedText,
} from '../../contract/realtime/ReportedAlert.ts';
import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { firstSentence } from '../../lib/text/firstSentence.ts';
import { languageTag } from '../../lib/text/languageTag.ts';
import { cutText, plainText } from '../../lib/text/plainText.ts';
import type { CountFault } from './AlertFaults.ts';

const MOST_HEADER = 300;
/** The longest of four agencies has 1,192 characters. */
const MOST_DESCRIPTION = 5000;
const MOST_ID = 200;
/** An end so far ahead, such as the year 3000, means "until further notice". */
const FURTHER_NOTICE = 5 * 366 * 86_400_000;

const NO_LANGUAGE = 'und';

/** A feed's text without a language counts as in the city's, if that is known. */
const languageOf = (sent: string, cityLanguage: string): string =>
  languageTag(sent || cityLanguage || NO_LANGUAGE) ?? NO_LANGUAGE;

/** Some feeds send a text in a language twice, the second time as HTML under `en-html`. */
const HTML_TWIN = /(?:^|[-_])(?:x[-_])?html?$/i;

/**
 * The texts by language as plain text. The one without a language is first, because it is for readers of
 * all others.
 */
function textsOf(sent: readonly ReportedText[], cityLanguage: string, most: number): AlertTexts {
  const texts = new Map<string, string>();
  const plain = sent.filter(({ language }) => !HTML_TWIN.test(language));
  const twins = sent.flatMap(({ text, language }) =>
    HTML_TWIN.test(language) ? [{ text, language: language.replace(HTML_TWIN, '') }] : [],
  );
  const untagged = plain.filter(({ language }) => language === '');
  const tagged = plain.filter(({ language }) => language !== '');
  const ordered = [...untagged, ...tagged, ...twins];
  const isTagged = new Set(tagged.map(({ language }) => languageOf(language, cityLanguage)));
  for (const { text, language } of ordered) {
    const key = languageOf(language, cityLanguage);
    const other = language === '' && isTagged.has(key) ? NO_LANGUAGE : key;
    if (texts.has(other)) continue;
    const read = cutText(plainText(text), most);
    if (read !== '') texts.set(other, read);
  }
  return Object.fromEntries(texts);
}

const singleLine = (texts: AlertTexts): AlertTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      cutText(text.replaceAll(/\n+/g, ' '), MOST_HEADER),
    ]),
  );

const isEmpty = (texts: AlertTexts) => Object.keys(texts).length === 0;

/** The header; without one, the first sentence of the description. */
function headerOf(header: AlertTexts, description: AlertTexts): AlertTexts {
  if (!isEmpty(header)) return singleLine(header);
  return singleLine(
    Object.fromEntries(
      Object.entries(description).map(([language, text]) => [language, firstSentence(text)]),
    ),
  );
}

/** An alert without periods is in force as long as the feed has it. */
function periodsOf(sent: readonly ReportedPeriod[], now: number, count: CountFault): AlertPeriod[] {
  const periods = sent.flatMap(({ from, until }): AlertPeriod[] => {
    if (from !== undefined && until !== undefined && until <= from) {
      count('periods that end before they begin');
      return [];
    }
    return [
      { from, until: until !== undefined && until - now > FURTHER_NOTICE ? undefined : until },
    ];
  });
  return sent.length === 0 ? [{}] : periods;
}

/** The value of an enumeration by its number; the first number is 1. */
function valueOf<T extends string>(
  values: readonly T[],
  sent: number | undefined,
  unknown: T,
): T | null {
  return sent === undefined ? unknown : (values[sent - 1] ?? null);
}

/** The link for all readers: the one without a language or in the city's, or else the first. */
function urlOf(
  sent: readonly ReportedText[],
  cityLanguage: string,
  count: CountFault,
): string | undefined {
  const urls = sent.flatMap(({ text, language }) => {
    const href = parseHttpUrl(text)?.href;
    return href === undefined ? [] : [{ href, language: languageOf(language, cityLanguage) }];
  });
  if (sent.length > urls.length) count('links that are no URL of http or https');
  const own = urls.find(({ language }) => language === languageOf('', cityLanguage));
  return (own ?? urls[0])?.href;
}

export interface TidyOptions {
  /** The city's language, BCP 47; empty if it is not known. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly count: CountFault;
}

/** An alert without what it concerns; without a header if it has only an effect. */
export type TidyAlert = Omit<Alert, 'concerns'>;

/** The texts of an alert; those to be spoken, and the detail of its effect, where it has no others. */
function headerAndDescription(reported: ReportedAlert, language: string) {
  const firstOf = (...sent: readonly (readonly ReportedText[])[]): AlertTexts => {
    for (const one of sent) {
      const texts = textsOf(one, language, MOST_DESCRIPTION);
      if (!isEmpty(texts)) return texts;
    }
    return {};
  };
  const description = firstOf(reported.description, reported.spokenDescription);
  const own = firstOf(reported.header, reported.spokenHeader);
  const header = isEmpty(own) && isEmpty(description) ? firstOf(reported.effectDetail) : own;
  return { header: headerOf(header, description), description };
}

/** The parts of an alert that need no timetable; null if it says nothing or is never in force. */
export function tidyAlert(reported: ReportedAlert, options: TidyOptions): TidyAlert | null {
  const { language, now, count } = options;
  const { header, description } = headerAndDescription(reported, language);
  const effect = valueOf(EFFECTS, reported.effect, 'unknown-effect');
  if (isEmpty(header) && (effect ?? 'unknown-effect') === 'unknown-effect') {
    count('alerts without a text and an effect');
    return null;
  }
  const periods = periodsOf(reported.periods, now, count);
  if (periods.length === 0) {
    count('alerts never in force');
    return null;
  }
  const cause = valueOf(CAUSES, reported.cause, 'unknown-cause');
  const severity = valueOf(SEVERITIES, reported.severity, 'unknown-severity');
  if (effect === null || cause === null || severity === null)
    count('alerts with an unknown effect, cause or severity');
  return {
    alertID: reported.id.slice(0, MOST_ID),
    header,
    description,
    effect: effect ?? 'unknown-effect',
    cause: cause ?? 'unknown-cause',
    severity: severity ?? 'unknown-severity',
    periods,
    webUrl: urlOf(reported.url, language, count),
  };
}
