import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';

export type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** Opens a new tab, and says so to those who cannot see it happen. */
  newTabLabel?: string;
  onClick?: (event: MouseEvent) => void;
  className?: string;
};

export function TextLink({ href, children, newTabLabel, onClick, className }: TextLinkProps) {
  const newTab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <Anchor href={href} onClick={onClick} className={classNames('link', className)} {...newTab}>
      {children}
      {newTabLabel !== undefined && <span className="sr-only"> {newTabLabel}</span>}
    </Anchor>
  );
}
