import { setImmediate as nextTurn } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a component may take long to react. A passing test never waits this long.
configure({ asyncUtilTimeout: 20_000 });

// An element is found when React has rendered it. React runs the effects of that rendering afterwards, on a busy
// machine one turn of the event loop later, and tests expect what they have done.
const { asyncWrapper } = getConfig();
configure({
  async asyncWrapper(wait) {
    const result = await asyncWrapper(wait);
    await nextTurn();
    await nextTurn();
    return result;
  },
});

// The test DOM computes no layout and lacks these methods, so they are replaced.
Element.prototype.scrollIntoView ??= () => {};
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.setAttribute('data-popover-open', '');
};
HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  this.removeAttribute('data-popover-open');
};

// Windows and tabs speak on it, and the test DOM has none.
Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel);

// The test DOM does not load the content of frames. That must not count as an error.
Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;

// Tests find elements by role, so they need the styles that hide elements from screen readers or show them.
document.head.innerHTML = `<style>
  .invisible { visibility: hidden }
  .hidden, .no-js { display: none }
  [data-popover-open] { display: block !important }
</style>`;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
