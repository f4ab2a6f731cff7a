import { useText } from '../i18n/use-text.ts';
import { heart } from '../ui/icon-paths.ts';
import { EmptyWidget } from './empty-widget.tsx';

export function WishlistWidget() {
  const t = useText();
  return (
    <EmptyWidget
      icon={heart}
      name={t('shell.wishlist')}
      title={t('shell.wishlistEmpty')}
      hint={t('shell.wishlistEmptyHint')}
    />
  );
}
