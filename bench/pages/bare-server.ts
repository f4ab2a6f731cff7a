import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least a Node server can do: the same bytes with the same headers, without asking anything. */
const body = readFileSync(process.env.BARE_BODY ?? '');
const headers = JSON.parse(process.env.BARE_HEADERS ?? '{}');
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
