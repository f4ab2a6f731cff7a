import { useText } from '../../i18n/texts.ts';
import { shownWishlist, useExtrasStore } from '../../store/extras-store.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { heart } from '../../ui/media/icon-paths.ts';
import { HeaderTool } from './header-tool.tsx';

const load = () => import('./panels/wishlist-panel.tsx');

/** Shows the number of saved trips; pressing it lists them. */
export function WishlistButton() {
  const t = useText();
  const count = useExtrasStore((state) => shownWishlist(state).length);
  const name = t('shell.wishlist');
  return (
    <HeaderTool title={name} label={count > 0 ? t('shell.wishlistCount', { count }) : name} load={load}>
      <Icon path={heart} />
      {count > 0 && <span className="tool-count">{count}</span>}
    </HeaderTool>
  );
}
