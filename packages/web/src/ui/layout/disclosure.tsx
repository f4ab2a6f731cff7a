import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { chevronDown } from '../media/icon-paths.ts';

export type DisclosureProps = {
  moreLabel: string;
  lessLabel: string;
  /**
   * Moves the button below the content when open. In a continuing list it would otherwise be in the middle.
   */
  below?: boolean;
  children: ReactNode;
};

/**
 * The folded rest of a list, as the browser's own `details` element. It opens without scripts and for a
 * search within the page. Its button stays where it was pressed, unless `below` is set.
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
