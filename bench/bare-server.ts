import { createServer } from 'node:http';

export type BareAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Node's own server with nothing around it, sending the bytes that it is given: what this machine can do at most. */
process.on('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.on('disconnect', () => process.exit(0));
