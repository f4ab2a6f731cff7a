import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Until it is known what is held. */
export function Opening() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-x-22 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid content-start gap-4">
        <h1 className="sr-only">{t('checkout.pageTitle')}</h1>
        <p className="unscripted">{t('checkout.noScript')}</p>
        <p role="status" className="scripted sr-only">
          {t('checkout.opening')}
        </p>
        <Skeleton className="scripted h-1 w-full" />
        <Skeleton className="scripted mt-8 h-11 w-3/4" />
        <Skeleton className="scripted h-6 w-full" />
        <Skeleton className="scripted h-6 w-1/2" />
      </div>
      <Skeleton className="scripted h-96 w-full max-lg:hidden" />
    </div>
  );
}
