import { useText } from '../../i18n/texts.ts';
import { useMayHold } from '../../store/use-may-hold.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { cart } from '../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { HeaderTool } from './header-tool.tsx';

/** Most visitors hold no spots, so only those who do load the code that shows a hold. */
const loadPanel = () => import('./panels/cart-panel.tsx');
const loadEmpty = () => import('./panels/empty-cart.tsx');

export function CartButton() {
  const t = useText();
  const CartPanel = useLazyComponent(loadPanel, useMayHold());
  const name = t('shell.cart');
  const buttonWithoutHold = (
    <HeaderTool title={name} label={name} load={loadEmpty}>
      <Icon path={cart} />
    </HeaderTool>
  );
  return CartPanel ? <CartPanel buttonWithoutHold={buttonWithoutHold} /> : buttonWithoutHold;
}
