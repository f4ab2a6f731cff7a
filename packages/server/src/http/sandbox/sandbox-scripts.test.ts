import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

const scriptOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const origin = 'https://ashore.example';

/** The script of a framed page, and the messages that its parent receives from it. */
function runFrame(page: string) {
  const window = new Window({ url: `${origin}/sandbox/payment` });
  window.document.body.innerHTML = page;
  const messages: object[] = [];
  const parent = {
    postMessage: (message: object, to: string) => void (to === origin && messages.push(message)),
  };
  Object.defineProperty(window, 'parent', { value: parent });
  const resized: (() => void)[] = [];
  class ResizeObserver {
    constructor(onResize: () => void) {
      resized.push(onResize);
    }
    observe({ tagName }: { tagName: string }) {
      expect(tagName).toBe('MAIN');
    }
  }
  runInNewContext(scriptOf('notify-parent.mjs'), { window, document: window.document, ResizeObserver });
  const main = window.document.querySelector('main');
  return {
    messages,
    grow(height: number) {
      if (main) main.getBoundingClientRect = () => ({ height }) as DOMRect as never;
      for (const onResize of resized) onResize();
    },
  };
}

test('A framed page reports its height, rounded up, to pages of its own origin', () => {
  const { messages, grow } = runFrame('<main></main>');
  expect(messages).toEqual([]);
  grow(120.2);
  grow(80);
  expect(messages).toEqual([
    { type: 'height', px: 121 },
    { type: 'height', px: 80 },
  ]);
});

test('A framed page reports that the traveller is done only if its payment is decided', () => {
  expect(runFrame('<main data-done></main>').messages).toEqual([{ type: 'challenge-done' }]);
  expect(runFrame('<main></main>').messages).toEqual([]);
});

/** The page with a code, whose script looks for these answers of the server one after the other. */
async function runCode(answers: readonly (string | Error)[]) {
  const window = new Window({ url: `${origin}/sandbox/payment` });
  const requests: string[] = [];
  const waits: number[] = [];
  const left: string[] = [];
  let look: (() => Promise<void>) | undefined;
  const location = { href: `${origin}/sandbox/payment`, replace: (to: string) => left.push(to) };
  const fetch = async (address: string) => {
    const answer = answers[requests.push(address) - 1];
    if (answer instanceof Error) throw answer;
    return new Response(answer);
  };
  const setTimeout = (next: () => Promise<void>, milliseconds: number) => {
    waits.push(milliseconds);
    look = next;
  };
  const { DOMParser } = window;
  runInNewContext(scriptOf('await-payment.mjs'), { window: { location }, fetch, setTimeout, DOMParser });
  for (const _ of answers) await look?.();
  return { requests, waits, left };
}

const open = '<main><a href="https://ashore.example/help">Help</a></main>';
const done = '<main data-done><a href="https://ashore.example/back">Back</a></main>';

test('A page with a code looks every three seconds, and leads back once the payment is decided', async () => {
  const { requests, waits, left } = await runCode([open, new Error('no connection'), done]);
  expect(requests).toEqual(Array(3).fill(`${origin}/sandbox/payment`));
  expect(waits).toEqual([3_000, 3_000, 3_000]);
  expect(left).toEqual(['https://ashore.example/back']);
});
