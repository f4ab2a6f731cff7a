import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that most visitors never see, from when it was first wanted. Nothing until it is there, and nothing where
 * there is no line to fetch it: the next time it is wanted is the next try. `load` must be the same function every time.
 */
export function useFetched<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [found, setFound] = useState<{ component: ComponentType<Props> }>();
  const isMissing = isWanted && found === undefined;
  useEffect(() => {
    if (isMissing) load().then(({ default: component }) => setFound({ component }), ignore);
  }, [isMissing, load]);
  return found?.component;
}

function ignore() {}
