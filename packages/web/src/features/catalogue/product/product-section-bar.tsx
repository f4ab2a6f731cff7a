import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';

type Section = {
  /** ID of the element. */
  readonly id: string;
  readonly label: string;
};

/**
 * Links to the main sections of the page and marks the one being read. The bar stays at the upper edge, except
 * where that would leave little height for the page, as with very large text.
 */
export function ProductSectionBar({ sections }: { sections: readonly Section[] }) {
  const t = useText();
  const current = useSectionInView(sections);
  return (
    <nav
      aria-label={t('product.sections')}
      className="top-0 z-3 mt-5 overflow-x-auto border-b border-line bg-paper max-md:-mx-(--gutter) max-md:px-(--gutter) [scrollbar-width:none] [@media(min-height:30rem)]:sticky in-[[data-tall-bars]]:static! print:hidden"
    >
      <ul className="flex h-12 w-max gap-6">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <SectionLink id={id} label={label} isCurrent={id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ id, label, isCurrent }: Section & { isCurrent: boolean }) {
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent || undefined}
      className={classNames(
        'type-label flex h-full items-center border-b-2',
        isCurrent ? 'border-coral text-ink' : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {label}
    </a>
  );
}

/** How far down the window a section must have come to be the one that is read, as a share of its height. */
const READING_LINE = 0.3;

/** The ID of the last section that has come up to the reading line; at the top of the page, of the first. */
function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const isReached = (element: Element) =>
      element.getBoundingClientRect().top <= window.innerHeight * READING_LINE;
    const watching = new IntersectionObserver(
      () => setCurrent((elements.findLast(isReached) ?? elements[0])?.id),
      { rootMargin: `-${READING_LINE * 100}% 0px -${100 - READING_LINE * 100}% 0px` },
    );
    for (const element of elements) watching.observe(element);
    return () => watching.disconnect();
  }, [ids]);
  return current;
}
