import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { usePage } from '../../../page/use-page.ts';

/** How many a choice would leave. */
export function FilterCount({ count }: { count: number }) {
  const { locale } = usePage();
  return numberFormat(localeTable[locale].intl).format(count);
}
