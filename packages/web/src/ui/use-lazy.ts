import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/**
 * Loads a component that most visitors never see when it is first needed. Returns undefined until it has
 * loaded. If loading fails, for example offline, the next need tries again. `load` must be the same function
 * on every render.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [loadedModule, setLoadedModule] = useState<{ component: ComponentType<Props> }>();
  const isMissing = isWanted && loadedModule === undefined;
  useEffect(() => {
    if (isMissing) load().then(({ default: component }) => setLoadedModule({ component }), ignore);
  }, [isMissing, load]);
  return loadedModule?.component;
}

function ignore() {}

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
