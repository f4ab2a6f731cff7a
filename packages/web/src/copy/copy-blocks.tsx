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
    return (
      <h2 id={block.id} className="type-h3">
        {block.text}
      </h2>
    );
  }
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
