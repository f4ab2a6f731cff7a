import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { checkPackage, keepSourceAddresses } from './source-addresses.ts';

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

function keepSourceUrls(): Plugin {
  return {
    name: 'ashore:source-urls',
    // Before types are removed, so that the patterns meet the text as it was written.
    enforce: 'pre',
    transform(code, file) {
      if (!file.endsWith('.ts') || !code.includes('import.meta')) return undefined;
      const addProgram = (program: string) => {
        const fileName = `${relative(serverCode, program).replace(/\.ts$/, '').replaceAll('/', '-')}.js`;
        this.emitFile({ type: 'chunk', id: program, fileName });
        return fileName;
      };
      // No line moves, so no map is needed.
      const bundled = keepSourceAddresses(code, { file, folder, addProgram, checkPackage: checkVersion });
      return { code: bundled, map: null };
    },
  };
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
          if (!(name in bundle)) checkVersion(name);
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

function checkVersion(name: string): void {
  checkPackage(
    name,
    sources.map((source) => projectRoot + dirname(source)),
  );
}
