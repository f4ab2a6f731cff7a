import { beforeEach, vi } from 'vitest';

type Watching = { readonly callback: IntersectionObserverCallback; readonly target: Element };

let watched: Watching[] = [];

/** Tells each component that watches an element whether it is seen. Until then nothing is. */
export function bringIntoView(isIntersecting = true): void {
  for (const { callback, target } of watched)
    callback([{ isIntersecting, target } as IntersectionObserverEntry], {} as IntersectionObserver);
}

/** Layout is not computed here: the tests of a file say themselves what is seen. To be called once, at its top. */
export function watchViews(): void {
  beforeEach(() => {
    watched = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #callback: IntersectionObserverCallback;
        constructor(callback: IntersectionObserverCallback) {
          this.#callback = callback;
        }
        observe(target: Element) {
          watched.push({ callback: this.#callback, target });
        }
        disconnect() {
          watched = watched.filter(({ callback }) => callback !== this.#callback);
        }
      },
    );
  });
}
