import { TextLink } from '../ui/text-link.tsx';
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
  return (
    // Wider than a phone it is moved by itself, and by keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
    <section className="copy-table" tabIndex={0} aria-label={head.join(', ')}>
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

function CopyRow({ cells: [first, ...more], head }: { cells: readonly string[]; head: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {more.map((cell, place) => (
        <td key={head[place + 1]}>{cell}</td>
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
