import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { endEarlyActions, RECORD_EARLY_ACTIONS, repeatEarlyActions } from './early-actions.ts';

function waitingPage() {
  const listeners = new Set<(event: unknown) => void>();
  const window = {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as Record<string, unknown>;
  Object.assign(window, { window });
  runInNewContext(RECORD_EARLY_ACTIONS, window);
  const dispatch = (event: object) => {
    for (const listener of listeners) listener(event);
  };
  const press = (button: unknown) => {
    const event = { type: 'click', target: { closest: () => button } };
    dispatch(event);
    return event;
  };
  const choose = (target: unknown) => dispatch({ type: 'change', target });
  const send = (target: unknown, submitter: unknown = null) => {
    const preventDefault = vi.fn();
    const event = { type: 'submit', target, submitter, preventDefault };
    dispatch(event);
    return event;
  };
  return { page: window as unknown as Window, press, choose, send, listeners };
}

const button = (label: string) => ({ textContent: label, isConnected: true, click: vi.fn() });
const field = (kind: string) => ({
  isConnected: true,
  matches: (selector: string) => selector === kind,
  dispatchEvent: vi.fn(),
});
const form = (...attributes: string[]) => ({
  isConnected: true,
  hasAttribute: (name: string) => attributes.includes(name),
  requestSubmit: vi.fn(),
});

test('The last button pressed before hydration is pressed once after hydration', () => {
  const { page, press, listeners } = waitingPage();
  const [first, last] = [button('Menu'), button('Choose a date')];
  press(first);
  press(last);
  press(null);
  endEarlyActions(page);
  press(button('Heard by the page itself'));
  repeatEarlyActions(page);
  repeatEarlyActions(page);
  expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1]);
  expect(listeners.size).toBe(0);
});

test('A button that was removed or renamed before hydration is not pressed', () => {
  const changes = [{ isConnected: false }, { textContent: 'Hold 2 spots' }];
  for (const change of changes) {
    const { page, press } = waitingPage();
    const pressed = button('Choose a date');
    press(pressed);
    Object.assign(pressed, change);
    repeatEarlyActions(page);
    expect(pressed.click).not.toHaveBeenCalled();
  }
});

test('A select changed before hydration repeats its change event, unless the select was removed', () => {
  const { page, choose } = waitingPage();
  const [country, gone, text] = [field('select'), field('select'), field('input')];
  for (const one of [country, gone, text, country]) choose(one);
  gone.isConnected = false;
  repeatEarlyActions(page);
  const dispatchCounts = [country, gone, text].map(({ dispatchEvent }) => dispatchEvent.mock.calls.length);
  expect(dispatchCounts).toEqual([1, 0, 0]);
  expect(country.dispatchEvent).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'change', bubbles: true }),
  );
});

test('A form that needs scripts is submitted after hydration, and a form with a method is submitted by the browser', () => {
  const { page, send } = waitingPage();
  const [application, search, submitter] = [form(), form('method', 'action'), {}];
  expect(send(search).preventDefault).not.toHaveBeenCalled();
  expect(send(application, submitter).preventDefault).toHaveBeenCalledOnce();
  repeatEarlyActions(page);
  expect(search.requestSubmit).not.toHaveBeenCalled();
  expect(application.requestSubmit).toHaveBeenCalledExactlyOnceWith(submitter);
});

test('A form that was removed before hydration is not submitted', () => {
  const { page, send } = waitingPage();
  const application = form();
  send(application);
  application.isConnected = false;
  repeatEarlyActions(page);
  expect(application.requestSubmit).not.toHaveBeenCalled();
});

test('An event that started hydration is handled by the page and not repeated', () => {
  const { page, press, send } = waitingPage();
  const [menu, application] = [button('Menu'), form()];
  for (const event of [send(application), press(menu)]) {
    Object.assign(page, { event });
    endEarlyActions(page);
  }
  repeatEarlyActions(page);
  expect(menu.click).not.toHaveBeenCalled();
  expect(application.requestSubmit).not.toHaveBeenCalled();
});
