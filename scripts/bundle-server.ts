import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Bundles the server and the command line: `bundle-server.ts <folder> <path>…`. Every module of the bundle must be
 * below one of the paths, whose hash names the folder. Packages stay outside, because the built pages load some of
 * the same ones, and each must be loaded once.
 */
const [folder = '', ...sources] = process.argv.slice(2);
const projectRoot = fileURLToPath(new URL('../', import.meta.url));
const serverCode = `${projectRoot}packages/server/src/`;

await build({
  configFile: false,
  envDir: false,
  root: projectRoot,
  logLevel: 'warn',
  plugins: [keepSourceUrls(), checkModules()],
  ssr: { noExternal: [/^@ashore\//] },
  build: {
    ssr: true,
    outDir: folder,
    copyPublicDir: false,
    target: 'esnext',
    minify: false,
    // Without the sources themselves, which the stack of an error only names.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: `${serverCode}main.ts`, 'command-line': `${serverCode}command-line/main.ts` },
      output: {
        // All in one folder, because the addresses of sources are relative to it.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        comments: false,
      },
    },
  },
});

/**
 * Lets `import.meta.url` of a module still name its source, beside which its style sheets, scripts and fonts are.
 * A program that a module starts by its address, `new URL('worker.ts', import.meta.url)`, becomes a part of the
 * bundle, and the address is that of the part.
 */
function keepSourceUrls(): Plugin {
  return {
    name: 'ashore:source-urls',
    // Before types are removed, so that the patterns meet the text as it was written. The lines stay the same.
    enforce: 'pre',
    transform(code, id) {
      if (!/\.ts$/.test(id) || !code.includes('import.meta')) return undefined;
      const sourceUrl = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url)`;
      const pieces = code.split(
        /(new URL\('[\w./-]+\.ts', import\.meta\.url\)|import\.meta\.resolve\('\w[^']+'\)|import\.meta\.\w+)/,
      );
      const bundled = pieces.map((piece) => {
        if (piece === 'import.meta.url') return `${sourceUrl}.href`;
        const program = /^new URL\('(.+)', import/.exec(piece)?.[1];
        if (program === undefined) return checkedPiece(piece, id);
        const file = fileURLToPath(new URL(program, pathToFileURL(id)));
        const fileName = `${relative(serverCode, file).replace(/\.ts$/, '').replaceAll('/', '-')}.js`;
        this.emitFile({ type: 'chunk', id: file, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
      // No line moves, so no map is needed.
      return { code: bundled.join(''), map: null };
    },
  };
}

function checkedPiece(piece: string, id: string): string {
  const packageFile = /^import\.meta\.resolve\('(.+)'\)$/.exec(piece)?.[1];
  if (packageFile) checkPackage(packageFile);
  else if (piece.startsWith('import.meta.') && piece !== 'import.meta.main')
    throw new Error(`${relative(projectRoot, id)}: ${piece} would mean the bundle. Use import.meta.url.`);
  return piece;
}

/**
 * Fails the build if a module is not covered by the name of the folder, or if a package would be another version for
 * the bundle than for the sources.
 */
function checkModules(): Plugin {
  return {
    name: 'ashore:check-modules',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
      for (const chunk of chunks) {
        for (const id of chunk.moduleIds) checkModule(id);
        for (const name of [...chunk.imports, ...chunk.dynamicImports])
          if (!(name in bundle)) checkPackage(name);
      }
    },
  };
}

function checkModule(id: string): void {
  const path = relative(projectRoot, id);
  const isCovered = sources.some((source) => path.startsWith(`${source}/`));
  if (!isCovered && !id.startsWith('\0'))
    throw new Error(`${path} is bundled, but scripts/ensure-build.mjs does not hash it.`);
}

function checkPackage(name: string): void {
  const nested = sources
    .map((source) => `${projectRoot}${dirname(source)}/node_modules/${name}`)
    .find((path) => existsSync(path));
  if (nested) throw new Error(`The bundle would load another version of ${name} than ${nested}.`);
}
