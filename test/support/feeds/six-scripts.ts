import { aFeedText } from './a-feed.ts';

/** Real stops of six cities, with their names and what their feeds call them in English. */
export const SIX_SCRIPTS = {
  japanese: ['高岡駅前', 'Takaoka Station'],
  greek: ['Πλατεία Συντάγματος', 'Syntagma Square'],
  cyrillic: ['Львов мост', 'Lions Bridge'],
  hebrew: ['שד. ירושלים/הסנהדרין', 'Jerusalem Blvd/HaSanhedrin'],
  arabic: ['محطة مصر', 'Misr Station'],
  hindi: ['राजीव चौक', 'Rajiv Chowk'],
} as const;

const NAMES = Object.values(SIX_SCRIPTS);
const last = NAMES.length - 1;

/**
 * A feed of one line whose stops are named in six scripts, in no language of its own, and in English. The first stop's
 * name is also in kana.
 */
export const SIX_SCRIPTS_FEED = aFeedText({
  'agency.txt': '\nA,Ligne des six,https://small.example,America/Chicago,',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${NAMES.map(
    ([name], index) => `s${index},${name},${(43.07 + 0.0022 * index).toFixed(4)},-89.4`,
  ).join('\n')}`,
  'trips.txt': `\nr1,daily,t1,${NAMES[last]?.[0]},0,\nr1,daily,t2,${NAMES[0]?.[0]},1,`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${[1, 2]
    .flatMap((trip) =>
      NAMES.map((_, index) => {
        const time = `12:${45 + index}:00`;
        return `t${trip},${time},${time},s${trip === 1 ? index : last - index},${index + 1}`;
      }),
    )
    .join('\n')}`,
  'translations.txt': `table_name,field_name,language,translation,record_id,record_sub_id,field_value\n${[
    ...NAMES.map(([name, english]) => `stops,stop_name,en,${english},,,${name}`),
    'stops,stop_name,ja-Hrkt,たかおかえきまえ,s0,,',
  ].join('\n')}`,
});
