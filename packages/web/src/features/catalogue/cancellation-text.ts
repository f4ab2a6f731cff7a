import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { RefundStretch } from './refund-stretches.ts';
import { wholeDays } from './whole-days.ts';

/** The best that is still to be had, and until when; of a chosen start it may be over. */
export function cancellationText(
  stretches: readonly RefundStretch[],
  locale: Locale,
  t: Text,
): { readonly fact: string; readonly more: string } {
  const open = stretches.filter(({ isOver, percent }) => !isOver && percent > 0);
  const last = open.findLast(({ percent }) => percent === 100) ?? open.at(-1);
  if (last === undefined) {
    const more = stretches.some(({ isOver }) => isOver) ? 'product.noRefundNow' : 'product.noRefundMore';
    return { fact: t('product.noRefund'), more: t(more) };
  }
  const { percent } = last;
  const fact = percent === 100 ? t('product.freeCancellation') : t('product.partBack', { percent });
  return { fact, more: untilText(last, locale, t) };
}

function untilText({ ends, until }: RefundStretch, locale: Locale, t: Text): string {
  if (until) {
    const date = formatDate(until.date, localeTable[locale].intl, 'day');
    return t('product.untilThen', { date, time: until.time });
  }
  const hours = ends ?? 0;
  if (hours === 0) return t('product.untilStart');
  const days = wholeDays(hours);
  return days === undefined ? t('product.untilHours', { hours }) : t('product.untilDays', { days });
}
