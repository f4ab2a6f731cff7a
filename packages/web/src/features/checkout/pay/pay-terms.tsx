import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DotLine } from '../../../ui/dot-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { HeldFrame } from '../frame/held-frame.ts';
import type { Options } from './options.ts';

/** All that must be read before one is bound: what, from whom, for how much, and what cannot be taken back. */
export function PayTerms({ frame, options }: { frame: HeldFrame; options: Options }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { trader, currency, total, tax, taxPercent } = options;
  const money = (amount: number) => formatMoney(fromDecimal(amount, currency), intl);
  return (
    <div className="mt-6 grid max-w-[64ch] gap-2.5 type-small text-ink-2">
      <p className="type-compact text-ink">
        <strong className="font-semibold">
          <DotLine parts={frame.what} />
        </strong>
        <span className="block">
          {tax > 0
            ? t('pay.totalWithTax', { total: money(total), tax: money(tax), percent: taxPercent })
            : t('pay.total', { total: money(total) })}
        </span>
      </p>
      <div className="type-body text-ink lg:hidden">{frame.code}</div>
      <p>
        {t('pay.trader', {
          name: trader.name,
          address: [trader.street, trader.city].filter(Boolean).join(', '),
        })}
      </p>
      {options.isHeldOnly && <p>{t('pay.heldOnly', { vendor: frame.quote.vendor.name })}</p>}
      <p>
        {t('pay.accept')}{' '}
        <span className="dot-line">
          <span>
            <TextLink href="/generalTermsAndConditions" newTabLabel={t('checkout.newTab')}>
              {t('shell.generalTermsAndConditions')}
            </TextLink>{' '}
          </span>
          <span>
            <TextLink href="/privacy" newTabLabel={t('checkout.newTab')}>
              {t('shell.privacy')}
            </TextLink>
          </span>
        </span>
      </p>
      <p>{t('pay.noWithdrawal')}</p>
      <Disclosure moreLabel={t('checkout.plans')} lessLabel={t('checkout.plans')}>
        {frame.plans}
      </Disclosure>
    </div>
  );
}
