import type { Plugin } from 'vite';

const link = /\n?\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Removes the link to a source map from files that the build copies as they are, such as the worker of the street map.
 * We publish no source maps, so a browser's developer tools would request an address that answers 404.
 */
export function noSourceMapLinkPlugin(): Plugin {
  return {
    name: 'no-source-map-link',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && /\.m?js$/.test(file.fileName))
          file.source = Buffer.from(file.source).toString('utf8').replace(link, '\n');
    },
  };
}
