import { lazy, Suspense } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useCommerceStore } from '../store/commerce-store.ts';
import { ticket } from '../ui/icon-paths.ts';
import { EmptyWidget } from './empty-widget.tsx';

/** Most visitors hold nothing: what shows a hold is fetched by those who do. */
const HeldWidget = lazy(() => import('./held-widget.tsx'));

export function CartWidget() {
  const isHeld = useCommerceStore(({ cart }) => cart?.state === 'held');
  if (!isHeld) return <EmptyCart />;
  return (
    <Suspense fallback={<EmptyCart />}>
      <HeldWidget empty={<EmptyCart />} />
    </Suspense>
  );
}

function EmptyCart() {
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
