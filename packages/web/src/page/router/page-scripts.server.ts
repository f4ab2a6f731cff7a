import type { EntryContext } from 'react-router';
import { scriptJson } from '../script-json.ts';

/**
 * Writes what starts a page in the browser: links by which the browser requests its scripts early, and the scripts with its data.
 * Of all routes they name only those of the page. The others follow with the full router, of which a first visit needs
 * nothing.
 */
export function pageScripts(
  { manifest, staticHandlerContext, future, ssr, isSpaMode, routeDiscovery }: PageContext,
  data: string,
): { readonly links: string; readonly scripts: string } {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
    const entry = manifest.routes[id];
    if (!entry) throw new Error(`The route ${id} has no scripts`);
    return entry;
  });
  const files = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const preloads = new Set([manifest.entry.module, ...manifest.entry.imports, ...files]);
  const known = routes.map(({ id, path, hasLoader, css }) => [id, { path, hasLoader, css }]);
  const context = { future, ssr, isSpaMode, routeDiscovery, data };
  const firstManifest = { url: manifest.url, routes: Object.fromEntries(known) };
  const imports = routes
    .map(({ module }, index) => `import*as r${index} from${scriptJson(module)};`)
    .join('');
  const modules = routes.map(({ id }, index) => `${scriptJson(id)}:r${index}`).join();
  return {
    links: [...preloads]
      // A page can be read before it is hydrated. On a slow connection, its visible content is therefore loaded
      // before its scripts.
      .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`)
      .join(''),
    scripts:
      `<script>window.__reactRouterContext=${scriptJson(context)};window.__reactRouterManifest=${scriptJson(firstManifest)}</script>` +
      `<script type="module" async>${imports}window.__reactRouterRouteModules={${modules}};import(${scriptJson(manifest.entry.module)})</script>`,
  };
}

type PageContext = Pick<
  EntryContext,
  'manifest' | 'staticHandlerContext' | 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'
>;
