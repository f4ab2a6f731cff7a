import { type RefObject, useEffect, useState } from 'react';

/** How long a picture may take before something is shown in its place. */
const lazyDelay = 300;

/** A little before it comes into sight. */
const margin = '200px';

/**
 * True while a picture that is in sight, or nearly, is still not there after 300 ms. Over a quick line it never
 * becomes true, and nothing is fetched twice.
 */
export function useSlowPicture(image: RefObject<HTMLImageElement | null>, watched: boolean): boolean {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const element = image.current;
    if (!watched || !element || element.complete) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setSlow(!element.complete), lazyDelay);
      },
      { rootMargin: margin },
    );
    function stop() {
      clearTimeout(timer);
      observer.disconnect();
    }
    observer.observe(element);
    element.addEventListener('load', stop, { once: true });
    return () => {
      stop();
      element.removeEventListener('load', stop);
    };
  }, [image, watched]);

  return slow;
}
