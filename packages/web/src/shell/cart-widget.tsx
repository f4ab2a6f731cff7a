import { useText } from '../i18n/use-text.ts';
import { useMayHold } from '../store/use-may-hold.ts';
import { Icon } from '../ui/icon.tsx';
import { ticket } from '../ui/icon-paths.ts';
import { useFetched } from '../ui/use-fetched.ts';
import { HeaderTool } from './header-tool.tsx';

/** Most visitors hold nothing: what shows a hold is fetched by those who do. */
const load = () => import('./held-widget.tsx');
const loadEmpty = () => import('./empty-cart.tsx');

export function CartWidget() {
  const t = useText();
  const HeldWidget = useFetched(load, useMayHold());
  const name = t('shell.cart');
  const empty = (
    <HeaderTool title={name} label={name} load={loadEmpty}>
      <Icon path={ticket} />
    </HeaderTool>
  );
  return HeldWidget ? <HeldWidget empty={empty} /> : empty;
}
