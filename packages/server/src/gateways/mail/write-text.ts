import type { MailBrand } from './brand.ts';
import { frameTexts } from './frame-texts.ts';
import type { WrittenMail } from './read-mail.ts';

/** The mail for readers without HTML, and for those who prefer it so. */
export function writeText(
  { body, locale, unsubscribeUrl }: WrittenMail,
  { name, imprint }: MailBrand,
): string {
  const { title, paragraphs, facts = [], action, links = [], small = [] } = body;
  const texts = frameTexts[locale];
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${indented(value)}`).join('\n'),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...small,
    // Two hyphens and a blank: mail programs fold what follows away, and leave it out of answers.
    [
      '-- ',
      name,
      ...imprint,
      texts.automatic(name),
      ...(unsubscribeUrl ? [`${texts.unsubscribe}: ${unsubscribeUrl}`] : []),
    ].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function indented(value: string): string {
  return value.replaceAll('\n', '\n  ');
}
