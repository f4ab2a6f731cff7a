import type { ServerResponse } from 'node:http';

/**
 * Allows Vite's client on a page of the development server: it writes style elements and keeps a socket open.
 * The rest of the policy stays, so that a script blocked in production is blocked in development as well.
 */
export function allowHotReload(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: unknown,
  ) => ServerResponse;
  const loosened = (status: number, headers?: unknown) => writeHead(status, loosen(headers));
  response.writeHead = loosened as typeof response.writeHead;
}

const policyHeader = 'content-security-policy';

/** Headers are an object, or a flat list of names and values. */
function loosen(headers: unknown): unknown {
  if (Array.isArray(headers)) {
    return headers.map((value, index) =>
      headers[index - 1] === policyHeader ? loosenPolicy(String(value)) : value,
    );
  }
  const policy = (headers as Record<string, unknown> | undefined)?.[policyHeader];
  return policy === undefined
    ? headers
    : { ...(headers as object), [policyHeader]: loosenPolicy(String(policy)) };
}

function loosenPolicy(policy: string): string {
  return (
    policy
      .replace(/\bstyle-src [^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace(/\bconnect-src [^;]*/, (directive) => `${directive} ws:`)
      // Vite's client waits in a worker for a server that is restarting.
      .replace(/\bworker-src [^;]*/, (directive) => `${directive} blob:`)
  );
}
