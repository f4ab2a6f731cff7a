import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { Site } from '../page/page-context.ts';
import type { Block } from './parse-blocks.ts';

/**
 * Questions and answers as schema.org defines them. A heading within a group is a question, and what follows
 * it is the answer.
 */
export function faqData(blocks: readonly Block[]): Record<string, unknown> {
  const questions: { name: string; answer: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') questions.at(-1)?.answer.push(plainText(block));
    else if (block.level === 3) questions.push({ name: block.text, answer: [] });
  }
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

function plainText(block: Exclude<Block, { kind: 'heading' }>): string {
  if (block.kind === 'table') return block.rows.map((row) => row.join(' · ')).join('\n');
  const lines = block.kind === 'paragraph' ? [block.inlines] : block.items;
  return lines.map((inlines) => inlines.map(({ text }) => text).join('')).join('\n');
}

/** The company behind the site as schema.org defines it. */
export function operatorData({ operator, publicUrl }: Site): Record<string, unknown> {
  const { name, street, city, country, email, phone, vatId } = operator;
  return {
    '@type': 'Organization',
    name,
    url: publicUrl,
    email,
    telephone: phone,
    vatID: vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      telephone: phone,
      availableLanguage: MESSAGE_LOCALES,
    },
  };
}
