import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { partyText, whenText } from '../../store/trip-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown } from '../../ui/icon-paths.ts';
import { DiscountCode } from './discount-code.tsx';
import { HeldFacts } from './held-facts.tsx';
import { HeldCurrency, HeldSums } from './held-sums.tsx';
import { HeldPoster } from './held-ticket.tsx';
import { sumsOf } from './sums-of.ts';

/** The ticket where there is no room beside the form: one line above it that opens. */
export function HeldTicketFold({ quote, now }: { quote: Quote; now: Date }) {
  const t = useText();
  const { locale } = usePage();
  const { intl, messages } = localeTable[locale];
  const { voucherValue } = useCommerceStore((state) => state.discount);
  return (
    <details className="group rounded-panel border border-line bg-card lg:hidden">
      <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-1 p-3 [&::-webkit-details-marker]:hidden">
        <span className="w-13 shrink-0">
          <HeldPoster quote={quote} />
        </span>
        <span className="min-w-0 grow basis-20">
          <span className="sr-only">{t('checkout.summary')}: </span>
          <span className="type-label block">{quote.tourName}</span>
          <span className="flex flex-wrap gap-x-2 type-tiny break-keep text-ink-2">
            <span>{whenText(quote, intl, t)}</span>
            <span>{partyText(quote, messages, t)}</span>
          </span>
        </span>
        <strong className="whitespace-nowrap">{sumsOf(quote, locale, voucherValue).total}</strong>
        <Icon path={chevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-11 gap-y-4 border-t border-line p-4 md:grid-cols-2 md:items-start">
        <HeldFacts quote={quote} now={now} />
        <div className="grid gap-4">
          <HeldSums quote={quote} />
          <DiscountCode quote={quote} />
          <HeldCurrency quote={quote} />
        </div>
      </div>
    </details>
  );
}
