import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusContent } from './focus-content.ts';

/**
 * What loading a document does by itself, when the next page comes without one: the focus begins at the page, and a
 * screen reader says where one is.
 */
export function Arrival() {
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
