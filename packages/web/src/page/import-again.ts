declare global {
  /** The build has every lazy import of a browser call this when it fails: see `import-again-plugin.ts`. */
  var importAgain: typeof loadAgain | undefined;
}

const runningImports = new Map<string, Promise<unknown>>();
let attempts = 0;

/**
 * Imports a script again whose first import failed, for example because the connection was lost. Browsers
 * remember a failed script by its address and never ask for it again, so this one has another address. All
 * who import the same script get the same module.
 */
export function loadAgain(script: string): () => Promise<unknown> {
  return () => {
    const loadingImport = runningImports.get(script);
    if (loadingImport) return loadingImport;
    attempts += 1;
    const promise = import(/* @vite-ignore */ `${script}?again=${attempts}`);
    runningImports.set(script, promise);
    promise.catch(() => runningImports.delete(script));
    return promise;
  };
}
