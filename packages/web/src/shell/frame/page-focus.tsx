import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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

/** Moves the focus to the start of the page without scrolling. */
export function focusContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
}
