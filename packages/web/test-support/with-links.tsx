import type { ReactElement } from 'react';
import { LocalAnchor } from '../src/shell/frame/frame.tsx';
import { useOwnLinks } from '../src/shell/frame/own-links.ts';
import { AnchorElement } from '../src/ui/actions/link.tsx';

/** Gives links the language of the page and follows them by the router, as the frame of every page does. */
export function withLinks(part: ReactElement): ReactElement {
  return <WithLinks>{part}</WithLinks>;
}

function WithLinks({ children }: { children: ReactElement }) {
  useOwnLinks();
  return <AnchorElement value={LocalAnchor}>{children}</AnchorElement>;
}
