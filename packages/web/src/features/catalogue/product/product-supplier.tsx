import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { displayNames, listFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Picture } from '../../../ui/media/picture.tsx';

type ProductSupplierProps = { tour: Pick<TourDetails, 'vendor' | 'userLanguages'> };

/** Name of the supplier, its address, and the languages in which travellers reach it once they have booked. */
export function ProductSupplier({ tour: { vendor, userLanguages } }: ProductSupplierProps) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const names = displayNames(messages, 'language');
  const languages = listFormat(messages).format(userLanguages.map((tag) => names.of(tag) ?? tag));
  const where = sideBySide([...new Set([vendor.street, vendor.city])], messages);
  return (
    <section aria-labelledby="supplier-title" className="mt-12">
      <h2 id="supplier-title" className="type-h2">
        {t('features.supplier')}
      </h2>
      <Panel className="mt-5 flex items-start gap-4">
        {vendor.logo !== null && (
          <Picture
            shape="square"
            src={vendor.logo}
            sizes="64px"
            alt=""
            className="size-16 shrink-0 rounded-badge"
          />
        )}
        <div className="min-w-0">
          <p className="type-h4">{vendor.name}</p>
          {where && <p className="text-ink-2">{where}</p>}
          {languages && <p className="mt-1 type-small text-ink-2">{t('features.writesIn', { languages })}</p>}
        </div>
      </Panel>
    </section>
  );
}
