import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testOptions } from '../../../../test-support/checkout-page.tsx';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { usePaymentOptions } from './payment-options.ts';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const cartId = '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f';
const call = 'GET /api/payment-gateway/options/*';
const fails = (status: number) => Response.json({ status }, { status });
type OptionsAnswer = object | Promise<object>;

function OptionsText({ code }: { code: string | null }) {
  const { optionsState, reload, showTotal } = usePaymentOptions(cartId, code);
  const texts = {
    loading: () => 'loading',
    failed: () => `failed ${optionsState.state === 'failed' && optionsState.status}`,
    loaded: () =>
      optionsState.state === 'loaded'
        ? `${optionsState.options.total} with ${optionsState.options.voucherCode}`
        : '',
  };
  return (
    <>
      <output>{texts[optionsState.state]()}</output>
      <button type="button" onClick={() => void reload()}>
        Reload
      </button>
      <button type="button" onClick={() => showTotal({ amount: 81, currency: 'EUR' })}>
        Changed
      </button>
    </>
  );
}

const says = (words: string) => screen.findByText(words, { selector: 'output' });

/** Shows the payment options that the server returns for each discount code. */
function openOptions(answer: (code: string | null) => OptionsAnswer, code: string | null = null) {
  const calls = answerCalls({ [call]: ({ query }) => answer(query.get('voucherCode')) as object });
  const page = renderOnPage(<OptionsText code={code} />);
  const press = () => page.user.click(screen.getByRole('button', { name: 'Reload' }));
  const change = () => page.user.click(screen.getByRole('button', { name: 'Changed' }));
  return { ...page, calls, press, change };
}

const costs = (total: number) => ({ ...testOptions, total });

test('The payment options are requested with the discount code, or without one for the full total', async () => {
  const { show, calls } = openOptions((code) => costs(code === 'SUN10' ? 87.3 : 97));
  await says('97 with null');
  show(<OptionsText code="SUN10" />);
  await says('87.3 with SUN10');
  expect(calls.map(({ path, query }) => [path, query.get('voucherCode')])).toEqual([
    [`/api/payment-gateway/options/${cartId}`, null],
    [`/api/payment-gateway/options/${cartId}`, 'SUN10'],
  ]);
});

test('Once a discount code is removed, the payment options without it are shown', async () => {
  const late = Promise.withResolvers<object>();
  const { show } = openOptions((code) => (code === null ? late.promise : costs(87.3)));
  await says('loading');
  show(<OptionsText code="SUN10" />);
  await says('87.3 with SUN10');
  await act(async () => late.resolve(costs(97)));
  // The late answer has been read once the code is removed and its options are requested again.
  show(<OptionsText code={null} />);
  await says('97 with null');
});

test('A late response for another code never shows its total', async () => {
  const late = Promise.withResolvers<object>();
  const shown: string[] = [];
  const { show, press } = openOptions((code) => (code === null ? late.promise : costs(87.3)));
  show(<OptionsText code="SUN10" />);
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
  'If the server cannot list the payment options, its status (%i) is kept for the message',
  async (status) => {
    openOptions(() => fails(status));
    expect(await says(`failed ${status}`)).toBeTruthy();
  },
);

test('Without a connection the payment options are requested again as soon as it returns', async () => {
  const answers: OptionsAnswer[] = [Response.error(), costs(97)];
  openOptions(() => answers.shift() ?? {});
  await says('failed 0');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await says('97 with null');
});

test('Known payment options for the same code stay when they cannot be loaded again', async () => {
  const answers: OptionsAnswer[] = [costs(97), fails(503), costs(99)];
  const { press, calls } = openOptions(() => answers.shift() ?? {});
  await says('97 with null');
  await press();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/failed/)).toBeNull();
  await press();
  await says('99 with null');
});

test('Payment options of another code do not stay when those of this code cannot be loaded', async () => {
  const { show } = openOptions((code) => (code === null ? costs(97) : fails(503)));
  await says('97 with null');
  show(<OptionsText code="SUN10" />);
  await says('failed 503');
});

test('A closed page requests nothing when the connection returns', async () => {
  const { unmount, calls } = openOptions(() => costs(97));
  await says('97 with null');
  unmount();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(1);
});

test('A total that the server has named replaces the loaded one, until the options are loaded again', async () => {
  const { press, change } = openOptions(() => costs(97));
  await says('97 with null');
  await change();
  await says('81 with null');
  await press();
  await says('97 with null');
});

test('A named total is no payment option, so without loaded ones it shows nothing', async () => {
  const { change } = openOptions(() => fails(503));
  await says('failed 503');
  await change();
  expect(screen.getByText('failed 503')).toBeDefined();
});

test('Without any answer the status is 0', async () => {
  openOptions(() => Response.error());
  await says('failed 0');
});
