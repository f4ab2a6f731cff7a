import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
} from 'react';
import { classNames } from '../class-names.ts';

export type AnchorProps = ComponentProps<'a'> & { href: string };

/**
 * Element that links are made of. The UI kit does not know the router. The app provides its link component
 * once, at the top, and decides there which paths load a document.
 */
export const AnchorElement = createContext<ComponentType<AnchorProps> | 'a'>('a');

export function Anchor(props: AnchorProps) {
  const Element = use(AnchorElement);
  return <Element {...props} />;
}

export type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** Makes the link open a new tab; announces that to screen readers. */
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
