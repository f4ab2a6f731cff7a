import { useText } from '../i18n/use-text.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { Icon } from '../ui/icon.tsx';
import { heart } from '../ui/icon-paths.ts';
import { HeaderTool } from './header-tool.tsx';

const load = () => import('./saved-list.tsx');

/** How many trips are saved, and on pressing which. */
export function WishlistWidget() {
  const t = useText();
  const count = useExtrasStore(({ saved }) => saved.length);
  const name = t('shell.wishlist');
  return (
    <HeaderTool title={name} label={count > 0 ? t('shell.wishlistCount', { count }) : name} load={load}>
      <Icon path={heart} />
      {count > 0 && <span className="tool-count">{count}</span>}
    </HeaderTool>
  );
}
