import type { SentAlert } from './encodeAlerts.ts';

interface AgencyOptions {
  readonly count: number;
  /** How long each description is, in characters before it is plain text. */
  readonly characters: number;
  /** route_ids. */
  readonly routes: readonly string[];
  /** stop_ids. */
  readonly stops: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const REASONS = ['road work', 'a parade', 'a water main break', 'police activity', 'snow'];
const STREETS = ['Main St', 'W. Ogden Ave', 'King’s Rd', 'St. Clair & 4th', 'Côte-des-Neiges'];

/** How agencies write the same sentences: as text, HTML, escaped HTML, a list, a table, and a page of Word. */
const FORMS: readonly ((sentences: readonly string[]) => string)[] = [
  (sentences) => sentences.join(' '),
  (sentences) => sentences.join('\r\n'),
  (sentences) => `<p>${sentences.join('<br/>')}</p>`,
  (sentences) => `<div><b>Notice:</b><ul><li>${sentences.join('</li><li>')}</li></ul></div>`,
  (sentences) => `&lt;p&gt;${sentences.join('&lt;br&gt;')}&lt;/p&gt;`,
  (sentences) =>
    `<table border="1"><tr><td>${sentences.join('</td><td>')}</td></tr></table><!-- end -->`,
  (sentences) =>
    `<p class=MsoNormal style='margin:0in'><span lang=EN-US>${sentences.join('&nbsp; ')}<o:p></o:p></span></p>`,
  (sentences) =>
    `<script>track()</script>${sentences.join(' ')} <a href="https://city.example/a?b=1&amp;c=2">More</a>`,
];

const pick = <T>(all: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const found = all[index % all.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

function sentencesOf(index: number, characters: number): string[] {
  const reason = pick(REASONS, index);
  const street = pick(STREETS, index * 3);
  const stop = 1000 + index;
  const sentences = [
    `Stop ${stop} at ${street} is closed because of ${reason}.`,
    `Please use stop ${stop + 1} at ${pick(STREETS, index + 1)} instead.`,
    'We are sorry for the inconvenience.',
    `Buses run via ${street} &amp; ${pick(STREETS, index + 2)} from 9:00 a.m. to 5:00 p.m.`,
  ];
  const once = sentences.join(' ').length;
  return Array.from({ length: Math.ceil(characters / once) }, () => sentences).flat();
}

/**
 * Alerts as agencies send them (N2): long, repeating and with HTML of every kind, without a severity, half without a
 * useful effect. A fifth ends in a year far ahead, some have ended, some have no description, no language or a
 * header that is the route's name only, and one names 63 stops.
 */
export function agencyAlerts({ count, characters, routes, stops, now }: AgencyOptions) {
  const seconds = Math.floor(now / 1000);
  return Array.from({ length: count }, (_, index): SentAlert => {
    const sentences = sentencesOf(index, characters);
    const [first = ''] = sentences;
    const route = pick(routes, index);
    const body = index % 10 === 7 ? [] : sentences;
    const description = pick(FORMS, index)(body);
    const header = [`${route} Hurontario`, first, `Route ${route}: detour`, '<b>Stop closed</b>'];
    const end = index % 5 === 0 ? 4_000_000_000 : seconds + 86_400 * (index % 60);
    return {
      id: `alert-${index}`,
      header: index % 7 === 3 ? pick(header, index) : { en: pick(header, index) },
      ...(body.length === 0
        ? {}
        : { description: index % 7 === 3 ? description : { en: description, fr: `FR ${first}` } }),
      periods: [{ start: seconds - 3600 * (index % 400), end }],
      ...(index % 2 === 0 ? {} : { effect: pick([1, 4, 9, 6], index >> 1) }),
      informed:
        index === 1
          ? Array.from({ length: 63 }, (_stop, at) => ({ route, stop: pick(stops, at) }))
          : pick(
              [
                [{ route, stop: pick(stops, index) }],
                [{ route }],
                [{ stop: pick(stops, index) }, { stop: pick(stops, index + 1) }],
              ],
              index,
            ),
    };
  });
}
