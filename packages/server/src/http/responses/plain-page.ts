import { readFile } from 'node:fs/promises';

const sharedStyleUrl = new URL('./plain-page.css', import.meta.url);

/**
 * Returns the style sheet of a plain page. The shared rules come first and the page's own rules second, so
 * that its own win.
 */
export async function plainPageStyle(ownStyleUrl: URL): Promise<string> {
  return (await Promise.all([readFile(sharedStyleUrl, 'utf8'), readFile(ownStyleUrl, 'utf8')])).join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
