import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testOptions } from '../../../../test-support/checkout-page.tsx';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useOptions } from './payment-options.ts';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const cartId = '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f';
const call = 'GET /api/payment-gateway/options/*';
const fails = (status: number) => Response.json({ status }, { status });
type Answer = object | Promise<object>;

function Known({ code }: { code: string | null }) {
  const { known, ask } = useOptions(cartId, code);
  const words = {
    asking: () => 'asking',
    failed: () => `failed ${known.state === 'failed' && known.status}`,
    known: () => (known.state === 'known' ? `${known.options.total} with ${known.options.voucherCode}` : ''),
  };
  return (
    <>
      <output>{words[known.state]()}</output>
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
    </>
  );
}

const says = (words: string) => screen.findByText(words, { selector: 'output' });

/** How this cart may be paid, as the server answers for each discount code. */
function openOptions(answer: (code: string | null) => Answer, code: string | null = null) {
  const calls = answerCalls({ [call]: ({ query }) => answer(query.get('voucherCode')) as object });
  const page = renderOnPage(<Known code={code} />);
  const press = () => page.user.click(screen.getByRole('button'));
  return { ...page, calls, press };
}

const costs = (total: number) => ({ ...testOptions, total });

test('The server is asked for the total with the discount code, and without one for the whole total', async () => {
  const { show, calls } = openOptions((code) => costs(code === 'SUN10' ? 87.3 : 97));
  await says('97 with null');
  show(<Known code="SUN10" />);
  await says('87.3 with SUN10');
  expect(calls.map(({ path, query }) => [path, query.get('voucherCode')])).toEqual([
    [`/api/payment-gateway/options/${cartId}`, null],
    [`/api/payment-gateway/options/${cartId}`, 'SUN10'],
  ]);
});

test('An answer for a code that is no longer entered is not shown', async () => {
  const late = Promise.withResolvers<object>();
  const { show } = openOptions((code) => (code === null ? late.promise : costs(87.3)));
  await says('asking');
  show(<Known code="SUN10" />);
  await says('87.3 with SUN10');
  await act(async () => late.resolve(costs(97)));
  // The late answer has been read once the code is removed and asked for again.
  show(<Known code={null} />);
  await says('97 with null');
});

test('A late answer for another code never shows its total', async () => {
  const late = Promise.withResolvers<object>();
  const shown: string[] = [];
  const { show, press } = openOptions((code) => (code === null ? late.promise : costs(87.3)));
  show(<Known code="SUN10" />);
  await says('87.3 with SUN10');
  const watch = new MutationObserver(() => void shown.push(screen.getByRole('status').textContent ?? ''));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await act(async () => late.resolve(costs(97)));
  await press();
  await says('87.3 with SUN10');
  expect(shown).not.toContain('97 with null');
  watch.disconnect();
});

test.each([503, 404])(
  'Where the server cannot say how one may pay, its status (%i) is known',
  async (status) => {
    openOptions(() => fails(status));
    expect(await says(`failed ${status}`)).toBeTruthy();
  },
);

test('Without a connection the options are asked for again as soon as it is back', async () => {
  const answers: Answer[] = [Response.error(), costs(97)];
  openOptions(() => answers.shift() ?? {});
  await says('failed 0');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await says('97 with null');
});

test('Options that are known for this code stay when they cannot be read again', async () => {
  const answers: Answer[] = [costs(97), fails(503), costs(99)];
  const { press, calls } = openOptions(() => answers.shift() ?? {});
  await says('97 with null');
  await press();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/failed/)).toBeNull();
  await press();
  await says('99 with null');
});

test('Options of another code do not stay when those of this one cannot be read', async () => {
  const { show } = openOptions((code) => (code === null ? costs(97) : fails(503)));
  await says('97 with null');
  show(<Known code="SUN10" />);
  await says('failed 503');
});

test('A page that is closed asks nothing when the connection is back', async () => {
  const { unmount, calls } = openOptions(() => costs(97));
  await says('97 with null');
  unmount();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(1);
});
