import type { ReactNode } from 'react';
import { tabStrip } from './tab-look.ts';
import { useCurrentInView } from './use-current-in-view.ts';

export type TabLinksProps = {
  label: string;
  /** The address of the current page: when it changes, its link comes into view. */
  current: string;
  /** Links that wear `tabLook`; the current one says `aria-current="page"`. */
  children: ReactNode;
};

/** Tabs that lead to pages of their own: links, and no ARIA tabs. */
export function TabLinks({ label, current, children }: TabLinksProps) {
  const strip = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={strip} aria-label={label} className={tabStrip}>
      {children}
    </nav>
  );
}
