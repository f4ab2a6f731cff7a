import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near what is seen. Once it has, it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const watching = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [isNear, element]);
  return isNear;
}
