import { useText } from '../i18n/use-text.ts';
import type { Block } from './parse-blocks.ts';

/** What a long page is made of, to jump to. */
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
