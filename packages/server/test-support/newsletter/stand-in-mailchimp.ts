import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../gateways/listen.ts';

type Member = { readonly email_address: string; readonly status: string; readonly language?: string };

/** Plays Mailchimp with two audiences, for one test. `answerWith` replaces its answers until it is called without one. */
export async function standInMailchimp() {
  const members = new Map<string, Member>();
  const received: { call: string; authorization: string | undefined; body: unknown }[] = [];
  /** Addresses that unsubscribed with a link of Mailchimp. */
  const blocked = new Set<string>();
  let replaced: RequestListener | undefined;
  const { url } = await listen(async (request, response) => {
    if (replaced) return replaced(request, response);
    const written = await text(request);
    const body = written === '' ? undefined : JSON.parse(written);
    const { method, headers } = request;
    received.push({ call: `${method} ${request.url}`, authorization: headers.authorization, body });
    const [, audience = '', rest = ''] =
      /^\/3\.0\/lists\/(a1b2c3|d4e5f6)(\/.*)?$/.exec(request.url ?? '') ?? [];
    const [, member = '', action] =
      /^\/members\/([0-9a-f]{32})(\/actions\/delete-permanent)?$/.exec(rest) ?? [];
    const answer = (status: number, content?: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(content && JSON.stringify(content));
    if (method === 'GET' && audience && !rest) return answer(200, { id: audience });
    if (!audience || !member) return answer(404, { title: 'Resource Not Found' });
    const name = `${audience}/${member}`;
    const known = members.get(name);
    if (method === 'POST' && action) return answer(members.delete(name) ? 204 : 404);
    if (method === 'PATCH' && !known) return answer(404, { title: 'Resource Not Found' });
    if (method !== 'PUT' && method !== 'PATCH') return answer(405, { title: 'Method Not Allowed' });
    const next: Member = { ...known, ...body };
    if (next.email_address.endsWith('@example.com')) return answer(400, { title: 'Invalid Resource' });
    if (next.status === 'subscribed' && blocked.has(next.email_address))
      return answer(400, { title: 'Member In Compliance State' });
    members.set(name, next);
    return answer(200, next);
  });
  return {
    account: { url, key: 'a-key-us21', audiences: { ashore: 'a1b2c3' } },
    members,
    received,
    blocked,
    answerWith(listener?: RequestListener) {
      replaced = listener;
    },
  };
}
