import type { MailColours } from './colours.ts';

const sans = `system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif`;
const serif = `Georgia,'Songti SC','Noto Serif CJK SC',serif`;

/** Styles for attributes, in the light; and the sheet that repaints them in the dark. */
export function mailStyles(colours: MailColours) {
  const { ink, quiet, paper, card, line, link, action, onAction, deep, onDeep, mark } = colours;
  const text = `font-family:${sans};overflow-wrap:anywhere;word-break:break-word`;
  const small = `margin:0 0 12px;${text};font-size:14px;line-height:21px;color:${quiet.light}`;
  const cell = `padding:10px 0;border-top:1px solid ${line.light};${text};font-size:16px;line-height:24px`;
  return {
    page: `margin:0;padding:0;background:${paper.light}`,
    // Shown beside the subject in the list of mails, and nowhere else.
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
    // Labels are short words: a column grows before one of them is cut.
    label: `${cell};overflow-wrap:normal;word-break:normal;width:34%;padding-right:16px;font-weight:400;color:${quiet.light}`,
    value: `${cell};color:${ink.light}`,
    buttonPlace: 'margin:8px 0 24px',
    button: `border-radius:10px;background:${action.light}`,
    // The border is there for Outlook, which knows no padding around links.
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
