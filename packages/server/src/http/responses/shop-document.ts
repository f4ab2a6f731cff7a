import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { escapeHtml } from './plain-page.ts';

export type PageLook = { readonly locale: MessageLocale; readonly theme: 'light' | 'dark' | undefined };

type ShopDocumentInput = PageLook & {
  readonly title: string;
  /** `frame`: shown inside a page of the shop, on its background. */
  readonly kind: 'frame' | 'page';
  /** Addresses of the style sheet and of the script. */
  readonly styleUrl: string;
  readonly scriptUrl?: string | undefined;
  /** What the script needs to know, as data that never runs. */
  readonly data?: object;
  /** The address to which the page leads at once. */
  readonly refreshUrl?: string;
  readonly body: string;
};

/** A page that the server writes itself, in the fonts and colours of the shop. */
export function shopDocument({
  locale,
  theme,
  title,
  kind,
  styleUrl,
  scriptUrl,
  data,
  refreshUrl,
  body,
}: ShopDocumentInput): string {
  const themeAttribute = theme ? ` data-theme="${theme}"` : '';
  const dataJson = JSON.stringify(data ?? {}).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${locale}"${themeAttribute} class="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshUrl === undefined ? '' : `<meta http-equiv="refresh" content="0;url=${escapeHtml(refreshUrl)}">\n`}<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleUrl}">
${data ? `<script type="application/json" id="facts">${dataJson}</script>\n` : ''}${scriptUrl ? `<script src="${scriptUrl}" type="module"></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`;
}
