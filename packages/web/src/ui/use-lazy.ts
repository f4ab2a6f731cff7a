import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/**
 * Loads a component that most visitors never see when it is first needed. Returns undefined until it has
 * loaded. If loading fails, for example offline, the next press or connection tries again. `load` must be the same function
 * on every render.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [loadedModule, setLoadedModule] = useState<{ component: ComponentType<Props> }>();
  const isMissing = isWanted && loadedModule === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const attempt = () =>
      void load().then(
        ({ default: component }) => setLoadedModule({ component }),
        () => {
          if (signal.aborted) return;
          for (const type of ['online', 'pointerdown', 'keydown'])
            window.addEventListener(type, attempt, { signal, once: true });
        },
      );
    attempt();
    return () => stopped.abort();
  }, [isMissing, load]);
  return loadedModule?.component;
}

/** Whether an element has come near the viewport. Once true, it stays true. */
export function useIsNear(element: RefObject<Element | null>): boolean {
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
