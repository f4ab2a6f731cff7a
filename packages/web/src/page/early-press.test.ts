import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { NOTE_EARLY_PRESS, repeatEarlyPress } from './early-press.ts';

function waitingPage() {
  const listeners = new Set<(event: unknown) => void>();
  const window = {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as Record<string, unknown>;
  Object.assign(window, { window });
  runInNewContext(NOTE_EARLY_PRESS, window);
  const press = (button: unknown) => {
    for (const listener of listeners) listener({ target: { closest: () => button } });
  };
  return { page: window as unknown as Window, press, listeners };
}

const button = (label: string) => ({ textContent: label, isConnected: true, click: vi.fn() });

test('What was pressed last before the page was alive is pressed once it is, once', () => {
  const { page, press, listeners } = waitingPage();
  const [first, last] = [button('Menu'), button('Choose a date')];
  press(first);
  press(last);
  press(null);
  repeatEarlyPress(page);
  repeatEarlyPress(page);
  expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1]);
  expect(listeners.size).toBe(0);
});

test('What is gone meanwhile, or means something else by now, is not pressed', () => {
  const changes = [{ isConnected: false }, { textContent: 'Hold 2 spots' }];
  for (const change of changes) {
    const { page, press } = waitingPage();
    const pressed = button('Choose a date');
    press(pressed);
    Object.assign(pressed, change);
    repeatEarlyPress(page);
    expect(pressed.click).not.toHaveBeenCalled();
  }
});
