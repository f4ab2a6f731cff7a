import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../page/use-page.ts';
import { ownLink } from './own-link.ts';

/**
 * Follows links to our own pages without loading a document. One listener serves them all, so that a link is a plain
 * anchor: it costs nothing to render, and nothing to bring to life.
 */
export function useOwnLinks() {
  const navigate = useNavigate();
  const { found } = usePage();
  useEffect(() => {
    // From a page that could not be had, the next one is fetched whole: there is nothing to go on from.
    if (!found) return;
    const follow = (click: MouseEvent) => {
      const target = ownLink(click, window.location);
      if (target === undefined) return;
      click.preventDefault();
      // Leaving would lose the page one has for one that cannot come.
      if (!navigator.onLine) return;
      const { pathname, search, hash } = window.location;
      // As browsers do it: the address one is at already is not another step of the way back.
      void navigate(target, { viewTransition: true, replace: target === pathname + search + hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, found]);
}
