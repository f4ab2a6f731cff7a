import { encode } from 'uqr';
import { escapeHtml } from '../responses/plain-page.ts';
import type { PaymentView } from './payment-view.ts';
import { sandboxTexts } from './texts.ts';

/** The QR code that a phone scans to pay: the address of this same page. */
export function paymentCodeOf({ page, id, secret, returnUrl, look }: PaymentView): string {
  const address = new URL(`/sandbox/${page}/${id}?secret=${secret}`, returnUrl).href;
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const dark = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg class="code" role="img" aria-label="${escapeHtml(sandboxTexts[look.locale].code)}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${dark.join('')}"/></svg>`;
}
