import { readFile } from 'node:fs/promises';

const shared = new URL('./plain-page.css', import.meta.url);

/** The style sheet of a plain page as it is sent: what all of them share, and then its own, so that its own wins. */
export async function plainPageStyle(own: URL): Promise<string> {
  return (await Promise.all([readFile(shared, 'utf8'), readFile(own, 'utf8')])).join('\n');
}
