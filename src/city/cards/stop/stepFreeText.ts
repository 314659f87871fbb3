import type { StepFree } from '../../../contract/stops/station.ts';
import type { Language } from '../../../ui/text/Language.tsx';

/** Whether a platform is reached without steps, and by which elevators. */
export function stepFreeText(
  { isReached, elevators }: StepFree,
  { words, formats }: Pick<Language, 'words' | 'formats'>,
): string {
  const { stepFree, stepFreeBy, noStepFree, elevatorOut } = words.stop;
  if (elevators.length === 0) return isReached ? stepFree : noStepFree;
  return (isReached ? stepFreeBy : elevatorOut)(elevators.length, formats.list(elevators));
}
