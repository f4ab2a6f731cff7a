import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { chevronDown } from './icon-paths.ts';

export type DisclosureProps = {
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
};

/**
 * The rest of a list, folded away. The browser's own element: it opens without JavaScript and for a search within
 * the page, and its button stays where it was pressed.
 */
export function Disclosure({ moreLabel, lessLabel, children }: DisclosureProps) {
  return (
    <details className="group">
      <summary className="type-label -mx-2 inline-flex rounded-badge px-2 min-h-11 list-none items-center gap-2 text-sea [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{moreLabel}</span>
        <span className="hidden group-open:inline">{lessLabel}</span>
        <Icon path={chevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
