import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusContent } from '../../page/focus-content.ts';

/**
 * Does for a client-side navigation what a browser does for a new document. The focus moves to the page, and
 * screen readers announce its title.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusContent();
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
