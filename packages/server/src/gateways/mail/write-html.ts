import type { MailBrand } from './brand.ts';
import { frameTexts } from './frame-texts.ts';
import { mailStyles } from './mail-styles.ts';
import type { WrittenMail } from './read-mail.ts';

/**
 * The mail as a page. Mail programs know tables, attributes and inline styles; the rules for the dark are in a style
 * element, which those who know the dark also know. Nothing in it is fetched from anywhere.
 */
export function writeHtml(mail: WrittenMail, brand: MailBrand): string {
  const { body, locale } = mail;
  const { title, paragraphs, facts = [], links = [], small = [], data } = body;
  const s = mailStyles(brand.colours);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(title)}</title>
<style>${s.sheet}</style>${dataBlock(data)}
</head>
<body class="m-paper" style="${s.page}">
<div style="${s.preview}">${escaped(paragraphs[0] ?? '')}</div>
<div role="article" aria-roledescription="email" aria-label="${escaped(title)}" lang="${locale}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-paper" style="${s.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${s.column}">
<tr><td class="m-deep" style="${s.band}"><span class="m-on-deep" style="${s.name}">${escaped(brand.name)}</span></td></tr>
<tr><td class="m-mark" style="${s.mark}" height="4">&nbsp;</td></tr>
<tr><td class="m-card" style="${s.card}">
<h1 class="m-ink" style="${s.title}">${escaped(title)}</h1>
${paragraphs.map((text) => `<p class="m-ink" style="${s.text}">${lines(text)}</p>`).join('\n')}
${factTable(facts, s)}
${button(mail, s)}
${links.map((link) => linkLine(link, s)).join('\n')}
${small.map((text) => `<p class="m-quiet" style="${s.small}">${lines(text)}</p>`).join('\n')}
</td></tr>
<tr><td class="m-foot" style="${s.foot}">${foot(mail, brand, s)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

type Styles = ReturnType<typeof mailStyles>;

function factTable(facts: readonly (readonly [string, string])[], s: Styles): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" class="m-quiet m-line" style="${s.label}">${escaped(label)}</th>` +
      `<td valign="top" class="m-ink m-line" style="${s.value}">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${s.facts}">${rows.join('\n')}</table>`;
}

function button({ body: { action }, locale }: WrittenMail, s: Styles): string {
  if (!action) return '';
  const url = escaped(action.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${s.buttonPlace}"><tr>
<td class="m-action" style="${s.button}"><a href="${url}" class="m-on-action" style="${s.buttonLabel}">${escaped(action.label)}</a></td>
</tr></table>
<p class="m-quiet" style="${s.small}">${frameTexts[locale].copyLink}<br><a href="${url}" class="m-link" style="${s.address}">${url}</a></p>`;
}

function linkLine({ label, url }: { readonly label: string; readonly url: string }, s: Styles): string {
  return `<p class="m-ink" style="${s.linkLine}"><a href="${escaped(url)}" class="m-link" style="${s.link}">${escaped(label)}</a></p>`;
}

/** Read by mail programs and never run: with every sign escaped that could end it. */
function dataBlock(data: Readonly<Record<string, unknown>> | undefined): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `\n<script type="application/ld+json">${json}</script>`;
}

function foot(
  { locale, unsubscribeUrl }: WrittenMail,
  { name, imprint, publicUrl }: MailBrand,
  s: Styles,
): string {
  const texts = frameTexts[locale];
  const leave = unsubscribeUrl
    ? ` <a href="${escaped(unsubscribeUrl)}" class="m-link" style="${s.link}">${texts.unsubscribe}</a>`
    : '';
  return `<p class="m-quiet" style="${s.small}"><a href="${escaped(publicUrl)}/${locale}" class="m-link" style="${s.link}">${escaped(name)}</a><br>
${imprint.map(escaped).join('<br>\n')}</p>
<p class="m-quiet" style="${s.small}">${escaped(texts.automatic(name))}${leave}</p>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
