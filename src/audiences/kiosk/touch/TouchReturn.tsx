import { useLanguage } from '../../../ui/text/Language.tsx';

/** The last seconds before the display returns to its start. */
export function TouchReturn({ secondsLeft }: { secondsLeft: number }) {
  const { words, formats } = useLanguage();
  return (
    <p className="kiosk__return">{words.kiosk.returnsIn(formats.duration(secondsLeft * 1000))}</p>
  );
}
