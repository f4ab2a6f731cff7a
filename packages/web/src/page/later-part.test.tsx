import { act } from '@testing-library/react';
import { type ContextType, createContext, type ReactNode, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type DataRouter, UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bringIntoView, watchViews } from '../../test-support/in-view.ts';
import { createLaterPart } from './later-part.tsx';

watchViews();

const Price = createContext(48);
const onPress = vi.fn();
const onChoose = vi.fn();
beforeEach(() => {
  onPress.mockClear();
  onChoose.mockClear();
});

function Reviews({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>{title}</h2>
      <p>€{use(Price)}</p>
      <a href="#terms">Terms</a>
      <button
        type="button"
        onClick={() => {
          onPress();
          setOpen(true);
        }}
      >
        More reviews
      </button>
      <select aria-label="Order" onChange={({ target }) => onChoose(target.value)}>
        <option>newest</option>
        <option>highest</option>
      </select>
      {isOpen && <p>All reviews</p>}
    </section>
  );
}

let setPrice: (price: number) => void = () => {};

function Page({ children }: { children: ReactNode }) {
  const [price, set] = useState(48);
  setPrice = set;
  return <Price value={price}>{children}</Price>;
}

/** A page as the server sends it. The script of its part arrives, or fails, when the test says so. */
async function openPage(router?: Pick<DataRouter, 'subscribe'>) {
  const onServer = createLaterPart(async () => ({ default: Reviews }));
  await onServer.load();
  const pageWith = (part: typeof onServer) => (
    <RouterContext value={router ? ({ router } as ContextType<typeof RouterContext>) : null}>
      <Page>
        <part.Part title="Reviews" />
      </Page>
    </RouterContext>
  );
  const container = document.createElement('main');
  document.body.append(container);
  container.innerHTML = renderToString(pageWith(onServer));

  let answer: (isThere: boolean) => void = () => {};
  const importPart = vi.fn(async () => {
    const isThere = await new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Reviews };
  });
  const onRecoverableError = vi.fn();
  const page = pageWith(createLaterPart(importPart));
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return {
    importPart,
    onRecoverableError,
    element: <Kind extends Element>(selector: string) => {
      const found = container.querySelector<Kind>(selector);
      if (!found) throw new Error(`The page has no ${selector}`);
      return found;
    },
    text: () => container.textContent,
    press: () => act(async () => container.querySelector('button')?.click()),
    sign: (type: string) => act(async () => void container.dispatchEvent(new Event(type, { bubbles: true }))),
    arrive: (isThere = true) => act(async () => answer(isThere)),
  };
}

test('The HTML of the server stays, and nothing is loaded, until the visitor uses the page', async () => {
  const { importPart, text } = await openPage();
  expect(text()).toContain('Reviews€48TermsMore reviews');
  expect(importPart).not.toHaveBeenCalled();
});

test.each(['pointerover', 'touchstart', 'keydown', 'focusin'])(
  'After %s the part is loaded once, and works with the elements that the server has sent',
  async (type) => {
    const { importPart, onRecoverableError, element, text, press, sign, arrive } = await openPage();
    const button = element('button');
    await sign(type);
    await sign(type);
    expect(importPart).toHaveBeenCalledTimes(1);
    await arrive();
    expect(element('button')).toBe(button);
    await press();
    expect(text()).toContain('All reviews');
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);

test('A part that comes near the window is loaded', async () => {
  const { importPart } = await openPage();
  await act(async () => bringIntoView(false));
  expect(importPart).not.toHaveBeenCalled();
  await act(async () => bringIntoView());
  expect(importPart).toHaveBeenCalledTimes(1);
});

test('A scrolled page loads its part, and a scrolled strip in it does not', async () => {
  const { importPart, sign } = await openPage();
  await sign('scroll');
  expect(importPart).not.toHaveBeenCalled();
  await act(async () => void document.dispatchEvent(new Event('scroll', { bubbles: true })));
  expect(importPart).toHaveBeenCalledTimes(1);
});

test('A press before the part is loaded loads it, and takes effect once when it has arrived', async () => {
  const { importPart, text, press, arrive } = await openPage();
  await press();
  await press();
  expect(importPart).toHaveBeenCalledTimes(1);
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(text()).toContain('All reviews');
});

test('A choice before the part is loaded takes effect when it has arrived', async () => {
  const { element, arrive } = await openPage();
  const select = element<HTMLSelectElement>('select');
  await act(async () => {
    select.value = 'highest';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await arrive();
  expect(onChoose.mock.calls).toEqual([['highest']]);
});

test('If the part cannot be loaded, the HTML stays, and a press tries again while mere movement does not', async () => {
  const { importPart, text, press, sign, arrive } = await openPage();
  await sign('pointerover');
  await arrive(false);
  expect(text()).toContain('Reviews€48TermsMore reviews');
  await sign('pointerover');
  expect(importPart).toHaveBeenCalledTimes(1);
  await press();
  expect(importPart).toHaveBeenCalledTimes(2);
  await arrive();
  expect(text()).toContain('All reviews');
});

test('A part that could not be loaded is loaded when the connection is back', async () => {
  const { importPart, sign, arrive } = await openPage();
  await sign('touchstart');
  await arrive(false);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(importPart).toHaveBeenCalledTimes(2);
});

test('If a context changes while the part is missing, it is shown as it was, and with the change once it is there', async () => {
  const { text, press, arrive } = await openPage();
  await press();
  await act(async () => setPrice(52));
  expect(text()).toContain('Reviews€48TermsMore reviews');
  await arrive();
  expect(text()).toContain('Reviews€52Terms');
  expect(text()).toContain('All reviews');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['is read again', 'loading', 1],
  ['stays, while the address changes', 'idle', 0],
] as const)(
  'If the data of the page %s and the part cannot be loaded: revalidation %s, documents loaded: %i',
  async (_, revalidation, reloads) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    let change: Parameters<DataRouter['subscribe']>[0] = () => {};
    const router: Pick<DataRouter, 'subscribe'> = {
      subscribe(listener) {
        change = listener;
        return () => {};
      },
    };
    const { importPart, arrive } = await openPage(router);
    await act(async () =>
      change({ revalidation } as DataRouter['state'], {} as Parameters<typeof change>[1]),
    );
    expect(importPart).toHaveBeenCalledTimes(1);
    await arrive(false);
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);

test('A part that is loaded before its page is rendered is drawn with it', async () => {
  const part = createLaterPart(async () => ({ default: Reviews }));
  await part.load();
  const container = document.createElement('main');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container);
  await act(async () => root.render(<part.Part title="Reviews" />));
  expect(container.textContent).toContain('Reviews€48');
  await act(async () => root.unmount());
});
