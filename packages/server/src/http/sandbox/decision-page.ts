import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { VERDICTS } from '../../gateways/payments/sandbox/decide-intent.ts';
import { escapeHtml } from '../responses/plain-page.ts';
import { shopDocument } from '../responses/shop-document.ts';
import { paymentCodeOf } from './payment-code.ts';
import type { PaymentView } from './payment-view.ts';
import { sandboxTexts } from './texts.ts';

/** A page of a bank or a wallet: the payment, and the possible answers to it. */
export function decisionPage(shown: PaymentView, siteName: string): string {
  const { page, id, secret, look, amount, approximate, description, isUndecided, returnUrl } = shown;
  const textsOfLocale = sandboxTexts[look.locale];
  const { intl } = localeTable[look.locale];
  const texts = textsOfLocale[shown.voice];
  const facts = [
    [textsOfLocale.payee, siteName],
    [textsOfLocale.purpose, description],
    [textsOfLocale.amount, formatMoney(amount, intl)],
    ...(approximate ? [[textsOfLocale.about, formatMoney(approximate, intl, { decimals: 'auto' })]] : []),
  ];
  const buttons = VERDICTS.flatMap((verdict) => {
    const label = texts[verdict];
    if (label === undefined) return [];
    return [`<button class="${verdict}" name="verdict" value="${verdict}">${escapeHtml(label)}</button>`];
  });
  const ask = `<form method="post" action="/sandbox/intents/${id}/decide">
<input type="hidden" name="secret" value="${escapeHtml(secret)}">
<input type="hidden" name="page" value="${page}">
${buttons.join('\n')}
</form>`;
  const code = page === 'wechat-pay' && isUndecided ? paymentCodeOf(shown) : '';
  const over = `<p>${escapeHtml(texts.done)}</p>
${shown.isFramed ? '' : `<p><a href="${escapeHtml(returnUrl)}">${escapeHtml(texts.back)}</a></p>`}`;
  return shopDocument({
    ...look,
    title: `${texts.title} · ${texts.name}`,
    kind: shown.isFramed ? 'frame' : 'page',
    styleUrl: '/sandbox/sandbox.css',
    scriptUrl: scriptOf(shown),
    body: `<main class="decision"${isUndecided ? '' : ' data-done'}>
<p class="sign">${escapeHtml(texts.name)}</p>
<p class="notice">${escapeHtml(textsOfLocale.testNotice)}</p>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.lead)}</p>
${code}
<dl>${facts.map(([name = '', value = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
${isUndecided ? ask : over}
</main>`,
  });
}

/** The page with a code waits until the payment has been decided on the phone. */
function scriptOf({ isFramed, page, isUndecided }: PaymentView): string | undefined {
  if (isFramed) return '/sandbox/notify-parent.mjs';
  return page === 'wechat-pay' && isUndecided ? '/sandbox/await-payment.mjs' : undefined;
}

/** Shown to a visitor whose secret is missing or old. */
export function unknownPaymentPage(look: PaymentView['look']): string {
  const { error, testNotice } = sandboxTexts[look.locale];
  return shopDocument({
    ...look,
    title: error.unknown,
    kind: 'page',
    styleUrl: '/sandbox/sandbox.css',
    body: `<main class="decision"><p class="notice">${escapeHtml(testNotice)}</p><h1>${escapeHtml(error.unknown)}</h1></main>`,
  });
}
