import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

export function SuppliersSection() {
  const t = useText();
  return (
    <section aria-labelledby="suppliers-title" className="page-width pt-(--section-gap)">
      <div className="suppliers-band">
        <div>
          <h2 id="suppliers-title" className="type-h2">
            {t('home.suppliers')}
          </h2>
          <p className="mt-2 text-ink-2">{t('home.suppliersLead')}</p>
        </div>
        <Button href="/suppliers" kind="outline">
          {t('shell.suppliers')}
        </Button>
      </div>
    </section>
  );
}
