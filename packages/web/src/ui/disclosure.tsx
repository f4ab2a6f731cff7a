import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { chevronDown } from './icon-paths.ts';

export type DisclosureProps = {
  moreLabel: string;
  lessLabel: string;
  /** Once open, its button stands below what it has opened: in a list that goes on, not in its middle. */
  below?: boolean;
  children: ReactNode;
};

/**
 * The rest of a list, folded away. The browser's own element: it opens without JavaScript and for a search within
 * the page, and its button stays where it was pressed unless it goes below.
 */
export function Disclosure({ moreLabel, lessLabel, below = false, children }: DisclosureProps) {
  return (
    <details className={classNames('group', below && 'relative open:pb-11')}>
      <summary
        className={classNames(SUMMARY, below && 'group-open:absolute group-open:bottom-0 group-open:left-0')}
      >
        <span className="group-open:hidden">{moreLabel}</span>
        <span className="hidden group-open:inline">{lessLabel}</span>
        <Icon path={chevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

const SUMMARY =
  'type-label -mx-2 inline-flex rounded-badge px-2 min-h-11 list-none items-center gap-2 text-sea [&::-webkit-details-marker]:hidden';
