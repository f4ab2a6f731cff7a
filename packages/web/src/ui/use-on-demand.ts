import { type ComponentType, useState } from 'react';

/** A component that is loaded when `load` is called. A failed attempt does not prevent the next one. */
export function useOnDemand<Props>(importComponent: () => Promise<{ default: ComponentType<Props> }>) {
  const [loaded, setLoaded] = useState<{ readonly component: ComponentType<Props> }>();
  async function load(): Promise<void> {
    if (loaded) return;
    const { default: component } = await importComponent();
    setLoaded({ component });
  }
  return { component: loaded?.component, load };
}
