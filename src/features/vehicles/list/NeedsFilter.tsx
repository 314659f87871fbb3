import './NeedsFilter.css';
import { useEffect, useRef } from 'react';

import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { meetsNeeds, reportsFeatures } from '../meetsNeeds.ts';
import { NeedsChips, type NeedsChipsProps } from './NeedsChips.tsx';

interface NeedsFilterProps extends Pick<NeedsChipsProps, 'needs' | 'onNeedsChange'> {
  /** The vehicles that are shown, of all chosen routes. */
  vehicles: readonly TrackedVehicle[];
}

/**
 * The "I need" chips and the number of buses that match. The map and the list dim the others. The chips
 * are hidden while no bus reports features, unless a need is already chosen.
 */
export function NeedsFilter({ needs, vehicles, onNeedsChange }: NeedsFilterProps) {
  const { words, formats } = useLanguage();
  const announce = useAnnounce();
  const answers = vehicles.map((vehicle) => meetsNeeds(vehicle, needs));
  const matching = answers.filter((answer) => answer === 'yes').length;
  const unknown = answers.filter((answer) => answer === 'unknown').length;
  const sentence = [
    words.needs.match(
      matching,
      formats.number(matching),
      answers.length,
      formats.number(answers.length),
    ),
    ...(unknown === 0 ? [] : [words.needs.notReportedCount(unknown, formats.number(unknown))]),
  ].join(' ');
  const showsCount = needs.length > 0 && answers.length > 0;
  const selection = showsCount ? needs.join(',') : '';
  const announced = useRef('');
  // Announces when the rider changes the needs, not when a bus comes or goes.
  useEffect(() => {
    if (announced.current !== selection && selection !== '') announce(sentence);
    announced.current = selection;
  }, [selection, sentence, announce]);
  if (needs.length === 0 && !vehicles.some(reportsFeatures)) return null;
  return (
    <NeedsChips needs={needs} onNeedsChange={onNeedsChange}>
      {showsCount ? <p className="needs-filter__count">{sentence}</p> : null}
    </NeedsChips>
  );
}
