/** What a screen tells the server and the router about itself. */
export type HandleOfPage = {
  /** Loads the parts of the page whose scripts come later, where the page that the server has rendered is shown. */
  loadParts(): Promise<void>;
};

/** Loads all parts of pages that are about to be rendered from nothing. */
export async function loadParts(routeModules: readonly ({ readonly handle?: unknown } | undefined)[]) {
  const handles = routeModules.map((module) => module?.handle as Partial<HandleOfPage> | undefined);
  await Promise.all(handles.map((handle) => handle?.loadParts?.()));
}
