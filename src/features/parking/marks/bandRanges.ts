import type { Settings } from '../../../contract/settings/settings.ts';
import type { Formats } from '../../../lib/words/formats.ts';
import type { Words } from '../../../lib/words/wordsOf.ts';
import type { LotBand } from '../lotState.ts';

/** The range of open spots of each band in words, from the settings. */
export function bandRanges(
  { few, some }: Settings['availability'],
  { parking: { legend } }: Words,
  formats: Formats,
): Readonly<Record<LotBand, string>> {
  const upTo = ({ spots, percent }: typeof few) =>
    legend.upTo(formats.number(spots), formats.percent(percent));
  return {
    plenty: legend.from(formats.number(some.spots + 1), formats.percent(some.percent)),
    some: upTo(some),
    few: upTo(few),
    full: legend.full,
    unknown: legend.unknown,
  };
}
