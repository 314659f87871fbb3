import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ExpandButton } from './ExpandButton.tsx';

const FrameCode = lazyComponent(async () => (await import('./FrameCode.tsx')).FrameCode);

/** Opens the frame's code for the current view, which loads on demand because few people use it (R27). */
export function FrameButton() {
  const { share } = useLanguage().words;
  return (
    <div className="map-menu__share">
      <ExpandButton label={share.frame} part={share.frameCode}>
        <FrameCode />
      </ExpandButton>
    </div>
  );
}
