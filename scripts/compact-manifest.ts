import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';

type Route = {
  readonly id: string;
  readonly path: string;
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
};
type Manifest = { readonly routes: Readonly<Record<string, Route>> };

const assigned = 'window.__reactRouterManifest=';

/**
 * Puts the manifest together in the browser: of files, flags of routes, the root, the other screens, the prefixes of languages,
 * and what else the manifest has.
 */
const expand = `((files,flags,root,screens,prefixes,rest)=>{let routes={},add=(id,path,[,,flag,module,imports,css])=>routes[id]={...flags[flag],id,path,module:files[module],imports:imports.map(i=>files[i]),css:css.map(i=>files[i])};add(root[0],root[1],root);for(let prefix of prefixes)for(let screen of screens)add((prefix||"/")+":"+screen[0],(prefix+screen[1]).replace(/(.)\\/$/,"$1"),screen);return{...rest,routes}})`;

/**
 * Shortens the list of routes that every first visit loads: each screen once instead of once for each language, and each file
 * by its number. A list of another form stays as it is.
 */
export function compactManifest(text: string): string {
  if (!text.startsWith(assigned)) return text;
  const manifest: Manifest = JSON.parse(text.slice(assigned.length).replace(/;\s*$/, ''));
  const { routes, ...rest } = manifest;
  const { root, ...others } = routes;
  if (!root) return text;
  const files: string[] = [];
  const flags: string[] = [];
  const rowOf = (name: string, { id: _, path, module, imports, css, ...flag }: Route) => {
    const [moduleNumber, ...numbers] = [module, ...imports, ...css].map((file) => numberOf(file, files));
    const cut = imports.length;
    return [
      name,
      path,
      numberOf(JSON.stringify(flag), flags),
      moduleNumber,
      numbers.slice(0, cut),
      numbers.slice(cut),
    ];
  };
  const rootRow = rowOf(root.id, root);
  const first = '/:';
  const screens = Object.values(others)
    .filter(({ id }) => id.startsWith(first))
    .map((route) => rowOf(route.id.slice(first.length), route));
  const prefixes = new Set(Object.keys(others).map((id) => id.slice(0, id.indexOf(':')).replace(/^\/$/, '')));
  const parts = [files, flags.map((flag) => JSON.parse(flag)), rootRow, screens, [...prefixes], rest];
  const compact = `${expand}(${parts.map((part) => JSON.stringify(part)).join()})`;
  const expanded = JSON.parse(JSON.stringify(runInNewContext(compact)));
  const isSame = isDeepStrictEqual(expanded, manifest) && isDeepStrictEqual(idsOf(expanded), idsOf(manifest));
  return isSame ? `${assigned}${compact};` : text;
}

/** In their order, by which of two routes that fit equally well the first is taken. */
function idsOf({ routes }: Manifest): readonly string[] {
  return Object.keys(routes);
}

function numberOf(item: string, list: string[]): number {
  const known = list.indexOf(item);
  return known === -1 ? list.push(item) - 1 : known;
}
