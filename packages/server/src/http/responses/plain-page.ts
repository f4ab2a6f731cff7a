import { readFile } from 'node:fs/promises';

const shared = new URL('./plain-page.css', import.meta.url);

/**
 * Returns the style sheet of a plain page. The shared rules come first and the page's own rules second, so
 * that its own win.
 */
export async function plainPageStyle(own: URL): Promise<string> {
  return (await Promise.all([readFile(shared, 'utf8'), readFile(own, 'utf8')])).join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
