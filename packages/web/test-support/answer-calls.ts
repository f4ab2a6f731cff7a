import { vi } from 'vitest';

export type TestCall = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type TestAnswer = (call: TestCall) => Response | Promise<Response> | object | undefined;

/**
 * Answers the calls that components send to the server, by method and path (`'GET /api/quote/*'`, `*` for one
 * segment). An object is sent as JSON, undefined as 204. A call without an entry fails the test with the
 * call's name. Returns the calls in order of arrival.
 */
export function answerCalls(answers: Readonly<Record<string, TestAnswer>>): (TestCall & { name: string })[] {
  const calls: (TestCall & { name: string })[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const entry = Object.entries(answers).find(([pattern]) => fits(pattern, `${request.method} ${path}`));
    const text = await request.text();
    const call = { path, query, body: text === '' ? undefined : JSON.parse(text) };
    // Recorded before a missing answer throws, because the tested component may catch that error.
    calls.push({ ...call, name: entry?.[0] ?? `${request.method} ${path}` });
    if (!entry) throw new Error(`No test answer for ${request.method} ${path}`);
    const answer = await entry[1](call);
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return calls;
}

function fits(pattern: string, call: string): boolean {
  const parts = pattern.split('/');
  const segments = call.split('/');
  return (
    parts.length === segments.length && parts.every((part, index) => part === '*' || part === segments[index])
  );
}
