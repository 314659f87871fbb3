import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { LayersMenuProps } from './LayersMenu.tsx';

const importMenu = () => import('./LayersMenu.tsx');
const LayersMenu = lazyComponent(async () => (await importMenu()).LayersMenu);

interface LayersButtonProps extends LayersMenuProps {
  /** How many pixels at the bottom of the map the sheet covers. */
  covered: number;
}

/** The button of the map's layers. */
export function LayersButton({ theme, example, covered }: LayersButtonProps) {
  const { words } = useLanguage();
  return (
    <div className="map-controls__group rider-map__menu" style={{ '--covered': `${covered}px` }}>
      <MenuButton icon="layers" label={words.map.layers} onPress={importMenu}>
        <LayersMenu theme={theme} example={example} />
      </MenuButton>
    </div>
  );
}
