import { useText } from '../i18n/use-text.ts';
import { ticket } from '../ui/icon-paths.ts';
import { EmptyWidget } from './empty-widget.tsx';

export function CartWidget() {
  const t = useText();
  return (
    <EmptyWidget
      icon={ticket}
      name={t('shell.cart')}
      title={t('shell.cartEmpty')}
      hint={t('shell.cartEmptyHint')}
    />
  );
}
