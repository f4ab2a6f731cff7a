/** Paths of pages, evenly chosen among all that the sitemaps name: home, lists, places, products and others in each language. */
export async function samplePages(url: string, count: number): Promise<string[]> {
  const sitemaps = await locationsIn(`${url}/sitemap.xml`);
  const pages: string[] = [];
  for (const sitemap of sitemaps) pages.push(...(await locationsIn(sitemap)));
  return evenly(pages, count).map((page) => new URL(page).pathname);
}

export function evenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  const indexes = Array.from({ length: Math.min(count, items.length) }, (_, index) =>
    Math.floor(index * step),
  );
  return indexes.flatMap((index) => items.slice(index, index + 1));
}

/** Requests pages one after another, as visitors of a quiet hour do. Returns how many could not be shown. */
export async function visitPages(url: string, paths: readonly string[]): Promise<number> {
  let failed = 0;
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (!answer.ok) failed += 1;
  }
  return failed;
}

async function locationsIn(sitemap: string): Promise<string[]> {
  const answer = await fetch(sitemap);
  if (!answer.ok) throw new Error(`${sitemap} was answered with ${answer.status}.`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, location]) =>
    location ? [location] : [],
  );
}
