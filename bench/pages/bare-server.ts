import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that a Node server can do: it sends the same bytes with the same headers, without any lookup. */
const body = readFileSync(process.env.BARE_BODY ?? '');
const headers = JSON.parse(process.env.BARE_HEADERS ?? '{}');
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
