import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { useRootStore } from '../store/root-store.ts';
import { api, renewTokenWith } from './browser-client.ts';
import { renewSession } from './session.ts';

const cartId = '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f';

/** Answers every call and records its path and its token. */
function recordTokens() {
  const sent: (string | null)[][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push([new URL(request.url).pathname.replace(cartId, ''), request.headers.get('authorization')]);
    return Response.json({});
  });
  return sent;
}

afterEach(() => {
  useRootStore.setState(useRootStore.getInitialState());
});

test('The token of a member is sent with checkout and waivers, and with no other call', async () => {
  useRootStore.setState({ sessionToken: 'secret' });
  const sent = recordTokens();
  const ignored = () => {};
  await api.waivers.show({ cartId }).catch(ignored);
  await api.checkout.paymentOptions({ cartId }).catch(ignored);
  await api.quotes.show({ cartId }).catch(ignored);
  expect(sent).toEqual([
    ['/api/shopper/waivers/', 'Bearer secret'],
    ['/api/payment-gateway/options/', 'Bearer secret'],
    ['/api/quote/', null],
  ]);
});

test('A visitor without a token sends none', async () => {
  const sent = recordTokens();
  await api.waivers.show({ cartId }).catch(() => {});
  expect(sent).toEqual([['/api/shopper/waivers/', null]]);
});

test('A call whose token was refused is sent once more with a new one, and not twice', async () => {
  renewTokenWith(renewSession);
  useRootStore.setState({ sessionToken: 'old' });
  const userinfo = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada' };
  const renewed = { access_token: 'new', id_token: 'id', expires_in: 300, userinfo };
  const sent = answerCalls({
    'POST /api/session/token': () => renewed,
    'GET /api/shopper/waivers/*': () => Response.json({ status: 401 }, { status: 401 }),
  });
  await expect(api.waivers.show({ cartId })).rejects.toMatchObject({ status: 401 });
  expect(sent.map(({ path }) => path.split('/')[3])).toEqual(['waivers', 'token', 'waivers']);
});

test('Without a token, or without a session, a refusal stands', async () => {
  const refused = () => Response.json({ status: 401 }, { status: 401 });
  const sent = answerCalls({ 'POST /api/session/token': refused, 'GET /api/shopper/waivers/*': refused });
  await expect(api.waivers.show({ cartId })).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
  useRootStore.setState({ sessionToken: 'old' });
  await expect(api.waivers.show({ cartId })).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(3);
});
