import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../env.ts';

type ShopStyleInput = {
  readonly variant: string;
  /** The addresses of all built files, the fonts among them. */
  readonly files: Iterable<string>;
  /** The rules of the pages themselves. */
  readonly rulesUrl: URL;
};

/**
 * A style sheet for pages that the server writes itself. It contains the tokens of the shop and of its variant, the built
 * fonts, and the rules of these pages.
 */
export async function shopStyle({ variant, files, rulesUrl }: ShopStyleInput): Promise<string> {
  const sheets = ['packages/web/src/ui/tokens.css', `variants/${variant}/tokens.css`];
  const [tokens = '', variantTokens = ''] = await Promise.all(
    sheets.map((path) => readFile(join(projectFolder, path), 'utf8')),
  );
  const [pageStyle = '', ownStyle = ''] = await Promise.all(
    [new URL('./shop-pages.css', import.meta.url), rulesUrl].map((sheet) => readFile(sheet, 'utf8')),
  );
  // The Tailwind block of the tokens becomes a plain block here.
  const plainTokens = tokens.replace('@theme {', ':root {').replace(/^\s*--\*:.*$/m, '');
  return [facesOf([...files]), plainTokens, variantTokens, pageStyle, ownStyle].join('\n');
}

function facesOf(files: readonly string[]): string {
  const faces = [
    ['Instrument Sans', /\/instrument-sans-[\w-]{8}\.woff2$/],
    ['Besley', /\/besley-[\w-]{8}\.woff2$/],
  ] as const;
  return faces
    .flatMap(([family, name]) => {
      const file = files.find((path) => name.test(path));
      if (!file) return [];
      const faceRules = `font-weight: 400 700; font-display: swap; src: url("${file}") format("woff2");`;
      // Within Chinese text our font is used for ASCII characters only. Chinese punctuation keeps its own
      // font.
      return [
        `@font-face { font-family: "${family}"; ${faceRules} }`,
        `@font-face { font-family: "${family} zh"; ${faceRules} unicode-range: U+0020-007E; }`,
      ];
    })
    .join('\n');
}
