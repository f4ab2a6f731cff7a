import { bindGerman } from '@ashore/core/locale/format-message.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { variant } from '#variant/variant.ts';
import { featuresOf } from '../../../../variants/abilities.ts';
import type { CopyFrontMatter } from '../../../../variants/copy-schema.ts';
import { keepTrueLines } from '../../../../variants/keep-true-lines.ts';
import { parseCopyPage } from '../../../../variants/parse-copy-page.ts';
import { type Block, parseBlocks } from './parse-blocks.ts';

const variantCopy = import.meta.glob<string>('#variant/copy/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sharedCopy = import.meta.glob<string>('../../../../variants/shared/copy/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type CopyPage = CopyFrontMatter & { readonly blocks: readonly Block[] };

/**
 * Loads an editorial page in the reader's language: the variant's own version, else the one shared by all
 * variants.
 */
export function loadCopy(
  page: string,
  locale: Locale,
  operator: Readonly<Record<string, string>>,
): CopyPage | undefined {
  const file = `${localeTable[locale].messages}/${page}.md`;
  const text = contentOf(variantCopy, file) ?? contentOf(sharedCopy, file);
  if (text === undefined) return undefined;
  const values: Readonly<Record<string, string>> = {
    'variant.displayName': variant.displayName,
    'variant.contactEmail': variant.contactEmail,
    ...Object.fromEntries(Object.entries(operator).map(([field, value]) => [`operator.${field}`, value])),
  };
  const { frontMatter, body } = parseCopyPage(
    keepTrueLines(text, featuresOf(variant)).replace(
      /\{\{([\w.]+)\}\}/g,
      (_, placeholder: string) => values[placeholder] ?? '',
    ),
  );
  const { messages } = localeTable[locale];
  return { ...frontMatter, blocks: parseBlocks(messages === 'de' ? withGermanSpaces(body) : body) };
}

/** The number of a list item is a sign for the parser and no number of a text. */
function withGermanSpaces(body: string): string {
  return body.replace(
    /^(\d+\. )?(.*)$/gm,
    (_, marker: string = '', text: string) =>
      marker + bindGerman(text).replace(/(?<=§|\b(?:Abs|Art|Buchst|Nr)\.) (?=[\da-z])/g, '\u00A0'),
  );
}

function contentOf(files: Record<string, string>, file: string): string | undefined {
  const path = Object.keys(files).find((candidate) => candidate.endsWith(`/copy/${file}`));
  return path === undefined ? undefined : files[path];
}
