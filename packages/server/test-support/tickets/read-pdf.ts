import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF document, as its reader sees it. */
export async function textOfPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The text of each page by itself. */
export async function textsOfSheets(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}

/** How many rectangles are drawn on all pages. A scannable code has hundreds of them. */
export function rectanglesOf(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const end = file.indexOf('endstream', at);
    const content = inflated(file.subarray(at + 'stream\n'.length, end));
    count += content.match(/ re$/gm)?.length ?? 0;
  }
  return count;
}

/** How many pictures a file contains. */
export function picturesIn(file: Buffer): number {
  return file.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
