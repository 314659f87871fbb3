import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { MenuButton } from './MenuButton.tsx';

const importMenu = () => import('./PageMenu.tsx');
const PageMenu = lazyComponent(async () => (await importMenu()).PageMenu);

/** The button of the page's menu, at the end of the search. */
export function PageMenuButton() {
  const { words } = useLanguage();
  return (
    <MenuButton icon="menu" label={words.menu.heading} onPress={importMenu}>
      <PageMenu />
    </MenuButton>
  );
}
