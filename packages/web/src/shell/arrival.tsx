import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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
    const content = document.getElementById('content');
    content?.setAttribute('tabindex', '-1');
    content?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
