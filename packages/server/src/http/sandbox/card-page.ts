import { TEST_CARDS, type TestCard } from '@ashore/core/booking/test-cards.ts';
import { escapeHtml } from '../responses/plain-page.ts';
import { type PageLook, shopDocument } from '../responses/shop-document.ts';
import { type SandboxTexts, sandboxTexts } from './texts.ts';

/**
 * The card fields in their own frame, as with a real payment provider. The page includes the test numbers.
 * The script can therefore tell a test number from a real one before anything is sent.
 */
export function cardPage(look: PageLook): string {
  const texts = sandboxTexts[look.locale];
  const { card, field, error } = texts;
  return shopDocument({
    ...look,
    title: card.title,
    kind: 'frame',
    styleUrl: '/sandbox/sandbox.css',
    scriptUrl: '/sandbox/card-fields.mjs',
    data: {
      error,
      cards: TEST_CARDS.map(({ name, number, brand }) => ({ name, number, brand })),
    },
    body: `<form class="card-fields" novalidate>
${input('number', field.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23" enterkeyhint="next"')}
<div class="pair">
${input('expiry', field.expiry, `inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="${escapeHtml(field.expiryHint)}"`)}
${input('cvc', field.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}
</div>
<p class="error" id="send-error" role="alert" hidden></p>
<details>
<summary>${escapeHtml(card.list)}</summary>
<p class="quiet">${escapeHtml(card.hint)}</p>
<ul class="test-cards">
${TEST_CARDS.map((one) => row(one, texts)).join('\n')}
</ul>
</details>
</form>`,
  });
}

function input(name: string, label: string, attributes: string): string {
  return `<div class="field">
<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="text" required aria-describedby="${name}-error" spellcheck="false" ${attributes}>
<p class="error" id="${name}-error" hidden></p>
</div>`;
}

function row(card: TestCard, { card: { use }, does }: SandboxTexts): string {
  const number = card.number.replace(/(\d{4})(?=\d)/g, '$1 ');
  const label = escapeHtml(use.replace('{number}', number));
  return `<li><button type="button" data-number="${card.number}" aria-label="${label}">${number}</button> <span class="quiet">${escapeHtml(brandNames[card.brand])} · ${escapeHtml(does[doesOf(card)])}</span></li>`;
}

function doesOf({ asksChallenge, refusal, refundEnds }: TestCard): keyof SandboxTexts['does'] {
  if (asksChallenge) return refusal ? 'asksThenDeclined' : 'asks';
  return refusal ?? (refundEnds === 'done' ? 'pays' : refundEnds);
}

const brandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
} as const;
