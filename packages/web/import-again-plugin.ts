const ownImport = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g;

/**
 * Lets a lazy import that has failed ask for its script again, in every script for browsers. Source code
 * cannot do that: it does not know the address that the bundler gives a script.
 */
export function importAgainPlugin() {
  return {
    name: 'import-again',
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    renderChunk(code: string): string | null {
      const retried = code.replace(
        ownImport,
        (call, quote: string, script: string) =>
          `${call}.catch(globalThis.importAgain?.(${quote}${script}${quote}))`,
      );
      return retried === code ? null : retried;
    },
  };
}
