import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

/**
 * What a link is made of. The kit knows no router: the app provides its own link once, at the top, and decides there
 * which paths are left by a full page load.
 */
export const AnchorElement = createContext<ComponentType<AnchorProps> | 'a'>('a');

export function Anchor(props: AnchorProps) {
  const Element = use(AnchorElement);
  return <Element {...props} />;
}
