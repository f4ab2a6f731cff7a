import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ownLink } from './own-link.ts';

/**
 * Follows links to our own pages without loading a document. One listener serves them all, so that a link is a plain
 * anchor: it costs nothing to render, and nothing to bring to life.
 */
export function useOwnLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const target = ownLink(click, window.location);
      if (target === undefined) return;
      click.preventDefault();
      const { pathname, search, hash } = window.location;
      // As browsers do it: the address one is at already is not another step of the way back.
      void navigate(target, { viewTransition: true, replace: target === pathname + search + hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
