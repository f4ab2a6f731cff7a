import type { MailFact, WrittenMail } from '../outbox.ts';
import type { MailBrand, MailColours } from './brand.ts';
import { frameTexts } from './text.ts';

/**
 * The email as a page. Mail programs know tables, attributes and inline styles. The rules for dark mode are
 * in a style element, which programs with a dark mode also know. Nothing in the page is loaded from
 * elsewhere.
 */
export function writeHtml(mail: WrittenMail, brand: MailBrand): string {
  const { body, locale } = mail;
  const { title, paragraphs, facts = [], links = [], small = [], data } = body;
  const styles = mailStyles(brand.colours);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(title)}</title>
<style>${styles.sheet}</style>${dataBlock(data)}
</head>
<body class="m-paper" style="${styles.page}">
<div style="${styles.preview}">${escaped(paragraphs[0] ?? '')}</div>
<div role="article" aria-roledescription="email" aria-label="${escaped(title)}" lang="${locale}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-paper" style="${styles.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${styles.column}">
<tr><td class="m-deep" style="${styles.band}"><span class="m-on-deep" style="${styles.name}">${escaped(brand.name)}</span></td></tr>
<tr><td class="m-mark" style="${styles.mark}" height="4">&nbsp;</td></tr>
<tr><td class="m-card" style="${styles.card}">
<h1 class="m-ink" style="${styles.title}">${escaped(title)}</h1>
${paragraphs.map((text) => `<p class="m-ink" style="${styles.text}">${lines(text)}</p>`).join('\n')}
${factTable(facts, styles)}
${button(mail, styles)}
${links.map((link) => linkLine(link, styles)).join('\n')}
${small.map((text) => `<p class="m-quiet" style="${styles.small}">${lines(text)}</p>`).join('\n')}
</td></tr>
<tr><td class="m-foot" style="${styles.foot}">${foot(mail, brand, styles)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

type Styles = ReturnType<typeof mailStyles>;

function factTable(facts: readonly MailFact[], styles: Styles): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value, href]) =>
      `<tr><th scope="row" align="left" valign="top" class="m-quiet m-line" style="${styles.label}">${escaped(label)}</th>` +
      `<td valign="top" class="m-ink m-line" style="${styles.value}">${href ? `<a href="${escaped(href)}" class="m-link" style="${styles.address}">${lines(value)}</a>` : lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}">${rows.join('\n')}</table>`;
}

function button({ body: { action }, locale }: WrittenMail, styles: Styles): string {
  if (!action) return '';
  const url = escaped(action.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.buttonPlace}"><tr>
<td class="m-action" style="${styles.button}"><a href="${url}" class="m-on-action" style="${styles.buttonLabel}">${escaped(action.label)}</a></td>
</tr></table>
<p class="m-quiet" style="${styles.small}">${frameTexts[locale].copyLink}<br><a href="${url}" class="m-link" style="${styles.address}">${url}</a></p>`;
}

function linkLine({ label, url }: { readonly label: string; readonly url: string }, styles: Styles): string {
  return `<p class="m-ink" style="${styles.linkLine}"><a href="${escaped(url)}" class="m-link" style="${styles.link}">${escaped(label)}</a></p>`;
}

/** Data that mail programs read and never run. Every character that could end the block is escaped. */
function dataBlock(data: Readonly<Record<string, unknown>> | undefined): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `\n<script type="application/ld+json">${json}</script>`;
}

function foot(
  { locale, unsubscribeUrl }: WrittenMail,
  { name, imprint, publicUrl }: MailBrand,
  styles: Styles,
): string {
  const texts = frameTexts[locale];
  const unsubscribeLink = unsubscribeUrl
    ? ` <a href="${escaped(unsubscribeUrl)}" class="m-link" style="${styles.link}">${texts.unsubscribe}</a>`
    : '';
  return `<p class="m-quiet" style="${styles.small}"><a href="${escaped(publicUrl)}/${locale}" class="m-link" style="${styles.link}">${escaped(name)}</a><br>
${imprint[locale].map(escaped).join('<br>\n')}</p>
<p class="m-quiet" style="${styles.small}">${escaped(texts.automatic(name))}${unsubscribeLink}</p>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const sans = `system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif`;
const serif = `Georgia,'Songti SC','Noto Serif CJK SC',serif`;

/** Inline styles for light mode, and the style sheet that recolours them for dark mode. */
function mailStyles(colours: MailColours) {
  const { ink, quiet, paper, card, line, link, action, onAction, deep, onDeep, mark } = colours;
  const text = `font-family:${sans};overflow-wrap:anywhere;word-break:break-word`;
  const small = `margin:0 0 12px;${text};font-size:14px;line-height:21px;color:${quiet.light}`;
  const cell = `padding:10px 0;border-top:1px solid ${line.light};${text};font-size:16px;line-height:24px`;
  return {
    page: `margin:0;padding:0;background:${paper.light}`,
    // Shown beside the subject in the list of emails, and nowhere else.
    preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
    ground: `background:${paper.light}`,
    column: 'width:100%;max-width:600px',
    band: `padding:22px 32px;background:${deep.light};border-radius:12px 12px 0 0`,
    name: `font-family:${serif};font-size:22px;line-height:28px;font-weight:700;color:${onDeep.light}`,
    mark: `background:${mark.light};font-size:0;line-height:4px;height:4px`,
    card: `padding:32px 32px 24px;background:${card.light};border-radius:0 0 12px 12px`,
    title: `margin:0 0 16px;font-family:${serif};font-size:26px;line-height:34px;font-weight:700;color:${ink.light};overflow-wrap:anywhere`,
    text: `margin:0 0 16px;${text};font-size:16px;line-height:26px;color:${ink.light}`,
    facts: `margin:8px 0 20px;border-bottom:1px solid ${line.light}`,
    // Labels are short words: the column grows before one of them is cut.
    label: `${cell};overflow-wrap:normal;word-break:normal;width:34%;padding-right:16px;font-weight:400;color:${quiet.light}`,
    value: `${cell};color:${ink.light}`,
    buttonPlace: 'margin:8px 0 24px',
    button: `border-radius:10px;background:${action.light}`,
    buttonLabel: `display:inline-block;padding:14px 26px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:${onAction.light};text-decoration:none;border-radius:10px`,
    small,
    address: `color:${link.light};word-break:break-all`,
    link: `color:${link.light}`,
    linkLine: `margin:0 0 12px;${text};font-size:16px;line-height:24px`,
    foot: 'padding:24px 32px 8px',
    sheet: `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.m-card,.m-deep,.m-foot{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.m-paper{background:${paper.dark}!important}
.m-card{background:${card.dark}!important}
.m-deep{background:${deep.dark}!important}
.m-on-deep{color:${onDeep.dark}!important}
.m-mark{background:${mark.dark}!important}
.m-ink{color:${ink.dark}!important}
.m-quiet{color:${quiet.dark}!important}
.m-line{border-color:${line.dark}!important}
.m-link{color:${link.dark}!important}
.m-action{background:${action.dark}!important}
.m-on-action{color:${onAction.dark}!important}
}
`,
  };
}
