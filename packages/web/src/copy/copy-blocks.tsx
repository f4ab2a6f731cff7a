import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../i18n/texts.ts';
import { usePage } from '../page/use-page.ts';
import { TextLink } from '../ui/actions/link.tsx';
import type { Block, Inline } from './parse-blocks.ts';

export function CopyBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="copy">
      {blocks.map((block) => (
        <CopyBlock key={block.id} block={block} />
      ))}
    </div>
  );
}

function CopyBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading id={block.id} className={block.level === 2 ? 'type-h3' : 'type-h4'}>
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'table') return <CopyTable {...block} />;
  if (block.kind === 'paragraph') return <p>{inline(block.inlines)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item.map(({ text }) => text).join('')}>{inline(item)}</li>
      ))}
    </List>
  );
}

function CopyTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const { messages } = localeTable[usePage().locale];
  return (
    // A table wider than a phone scrolls sideways, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls must be reachable by keyboard.
    <section className="copy-table" tabIndex={0} aria-label={listFormat(messages).format(head)}>
      <table>
        <thead>
          <tr>{head.map(columnHead)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CopyRow key={row[0]} cells={row} head={head} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function columnHead(text: string) {
  return (
    <th key={text} scope="col">
      {text}
    </th>
  );
}

function CopyRow({
  cells: [rowHead, ...otherCells],
  head,
}: {
  cells: readonly string[];
  head: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">{rowHead}</th>
      {otherCells.map((cell, column) => (
        <td key={head[column + 1]}>{cell}</td>
      ))}
    </tr>
  );
}

function inline(inlines: readonly Inline[]) {
  return inlines.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <TextLink key={href + text} href={href}>
        {text}
      </TextLink>
    ),
  );
}

/** The table of contents of a long page. */
export function CopyContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useText();
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <nav aria-labelledby="contents" className="mt-7 border-line border-y py-4">
      <h2 id="contents" className="type-label">
        {t('copy.contents')}
      </h2>
      <ul className="mt-1 gap-x-8 sm:columns-2">
        {headings.map((heading) => (
          <li key={heading.id} className="break-inside-avoid">
            <a
              href={`#${heading.id}`}
              className="inline-flex min-h-8 items-center type-compact text-sea hover:underline"
            >
              {heading.kind === 'heading' && heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
