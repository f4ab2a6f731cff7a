import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { endEarlyDeeds, NOTE_EARLY_DEEDS, repeatEarlyDeeds } from './early-deeds.ts';

function waitingPage() {
  const listeners = new Set<(event: unknown) => void>();
  const window = {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as Record<string, unknown>;
  Object.assign(window, { window });
  runInNewContext(NOTE_EARLY_DEEDS, window);
  const tell = (event: object) => {
    for (const listener of listeners) listener(event);
  };
  const press = (button: unknown) => {
    const event = { type: 'click', target: { closest: () => button } };
    tell(event);
    return event;
  };
  const choose = (target: unknown) => tell({ type: 'change', target });
  const send = (target: unknown, submitter: unknown = null) => {
    const preventDefault = vi.fn();
    const event = { type: 'submit', target, submitter, preventDefault };
    tell(event);
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

test('What was pressed last before the page was alive is pressed once it is, once', () => {
  const { page, press, listeners } = waitingPage();
  const [first, last] = [button('Menu'), button('Choose a date')];
  press(first);
  press(last);
  press(null);
  endEarlyDeeds(page);
  press(button('Heard by the page itself'));
  repeatEarlyDeeds(page);
  repeatEarlyDeeds(page);
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
    repeatEarlyDeeds(page);
    expect(pressed.click).not.toHaveBeenCalled();
  }
});

test('What was chosen early is told once more, unless its field is gone', () => {
  const { page, choose } = waitingPage();
  const [country, gone, text] = [field('select'), field('select'), field('input')];
  for (const one of [country, gone, text, country]) choose(one);
  gone.isConnected = false;
  repeatEarlyDeeds(page);
  const told = [country, gone, text].map(({ dispatchEvent }) => dispatchEvent.mock.calls.length);
  expect(told).toEqual([1, 0, 0]);
  expect(country.dispatchEvent).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'change', bubbles: true }),
  );
});

test('A form that only scripts can send waits for them; one that says how it is sent goes its way', () => {
  const { page, send } = waitingPage();
  const [application, search, submitter] = [form(), form('method', 'action'), {}];
  expect(send(search).preventDefault).not.toHaveBeenCalled();
  expect(send(application, submitter).preventDefault).toHaveBeenCalledOnce();
  repeatEarlyDeeds(page);
  expect(search.requestSubmit).not.toHaveBeenCalled();
  expect(application.requestSubmit).toHaveBeenCalledExactlyOnceWith(submitter);
});

test('A form that is gone meanwhile is not sent', () => {
  const { page, send } = waitingPage();
  const application = form();
  send(application);
  application.isConnected = false;
  repeatEarlyDeeds(page);
  expect(application.requestSubmit).not.toHaveBeenCalled();
});

test('What the page hears itself, since it came alive by that very press, is not done a second time', () => {
  const { page, press, send } = waitingPage();
  const [menu, application] = [button('Menu'), form()];
  for (const event of [send(application), press(menu)]) {
    Object.assign(page, { event });
    endEarlyDeeds(page);
  }
  repeatEarlyDeeds(page);
  expect(menu.click).not.toHaveBeenCalled();
  expect(application.requestSubmit).not.toHaveBeenCalled();
});
