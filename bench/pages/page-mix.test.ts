import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { evenly, samplePages, visitPages } from './page-mix.ts';

test('pages are chosen evenly, from the first on', () => {
  expect(evenly([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
  expect(evenly([1, 2], 3)).toEqual([1, 2]);
  expect(evenly([], 3)).toEqual([]);
});

test('pages come from every sitemap, and those that fail are counted', async () => {
  const server = createServer(({ url = '', headers }, response) => {
    const file = (...paths: string[]) =>
      paths.map((path) => `<url><loc>http://${headers.host}${path}</loc></url>`).join('\n');
    if (url === '/sitemap.xml') response.end(file('/sitemaps/en.xml', '/sitemaps/de.xml'));
    else if (url.startsWith('/sitemaps/')) response.end(file(`/${url.slice(10, 12)}`, '/gone'));
    else response.writeHead(url === '/gone' ? 404 : 200).end();
  }).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const paths = await samplePages(`http://127.0.0.1:${port}`, 10);
    expect(paths).toEqual(['/en', '/gone', '/de', '/gone']);
    expect(await visitPages(`http://127.0.0.1:${port}`, paths)).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
