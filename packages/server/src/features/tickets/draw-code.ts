import { encode } from 'uqr';

type Square = { readonly x: number; readonly y: number; readonly size: number };

type Drawing = Pick<PDFKit.PDFDocument, 'rect' | 'fill'>;

/** What a scanner reads, as a square of its own with the white border that scanners want. */
export function drawCode(document: Drawing, code: string, { x, y, size }: Square): void {
  const { data, size: modules } = encode(code, { ecc: 'M', border: 2 });
  const module = size / modules;
  document.rect(x, y, size, size);
  document.fill('#ffffff');
  for (const [row, line] of data.entries()) {
    for (let from = 0; from < modules; from++) {
      if (!line[from]) continue;
      let to = from;
      while (line[to]) to++;
      // A whole run at once: hairlines between modules are what cheap scanners stumble over.
      document.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  }
  document.fill('#000000');
}
