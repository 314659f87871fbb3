import { useLanguage } from '../../../ui/text/Language.tsx';

/** The full map's address to copy, where the host forbids new tabs. */
export function FullMapAddress({ address }: { address: string }) {
  const { words } = useLanguage('page');
  return (
    <span className="full-map__address">
      <span>{words.frame.noNewTabs}</span>
      <input
        readOnly
        aria-label={words.frame.address}
        dir="ltr"
        value={address}
        // The click that found this out has given the frame the focus.
        ref={(input) => input?.select()}
        onFocus={({ target }) => target.select()}
      />
    </span>
  );
}
