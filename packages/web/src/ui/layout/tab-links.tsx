import type { ReactNode } from 'react';
import { tabStrip, useCurrentInView } from './tab-strip.ts';

export type TabLinksProps = {
  label: string;
  /** Address of the current page. When it changes, its link scrolls into view. */
  current: string;
  /** Links with the classes `tabLook`; the current one has `aria-current="page"`. */
  children: ReactNode;
};

/** Tabs that lead to separate pages: links rather than ARIA tabs. */
export function TabLinks({ label, current, children }: TabLinksProps) {
  const strip = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={strip} aria-label={label} className={tabStrip}>
      {children}
    </nav>
  );
}
