import { beforeEach, vi } from 'vitest';

type Watching = { readonly callback: IntersectionObserverCallback; readonly target: Element };

let watched: Watching[] = [];

/** Reports to each component that watches an element whether it is in view. Before the first call none is. */
export function bringIntoView(isIntersecting = true): void {
  for (const { callback, target } of watched)
    callback([{ isIntersecting, target } as IntersectionObserverEntry], {} as IntersectionObserver);
}

/** Replaces `IntersectionObserver`, because the test DOM has no layout. Call it once, at the top of a test file. */
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
