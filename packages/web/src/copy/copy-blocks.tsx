import { TextLink } from '../ui/text-link.tsx';
import type { Block, Inline } from './parse-blocks.ts';

export function CopyBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="copy">
      {blocks.map((block, index) => (
        // Blocks never move: their place is their identity.
        <CopyBlock key={index} block={block} />
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
      {block.items.map((item, index) => (
        <li key={index}>{inline(item)}</li>
      ))}
    </List>
  );
}

function inline(inlines: readonly Inline[]) {
  return inlines.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <TextLink key={index} href={href}>
        {text}
      </TextLink>
    ),
  );
}
