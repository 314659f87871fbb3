import { healthOf } from '../../../api/feeds/health.ts';
import type { Read } from '../../../api/Read.ts';
import type { AddedName } from '../../../contract/subjects.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { ADDED_SUBJECTS } from '../../subjects.ts';
import { useSettings } from '../SettingsContext.ts';

/** Milliseconds between two looks at how old an answer is. */
const TICK = 10_000;

/**
 * Whether the last answer of an added subject is past the limit of its old data, as it is some time after the server stopped:
 * nothing of it is shown. A thing with a time of its own may be too old before that.
 */
export function useIsHidden(name: AddedName, read: Read<unknown> | undefined): boolean {
  const limits = ADDED_SUBJECTS[name].limits(useSettings().staleness);
  return useNow(TICK, (now) => healthOf(read, now, limits).visibility === 'hidden');
}
