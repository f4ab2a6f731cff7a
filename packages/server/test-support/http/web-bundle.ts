import { createContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Bundle, PageContext, Screen, Variant } from '../../src/http/pages/web-bundle.ts';

export const testVariant: Variant = {
  name: 'test',
  displayName: 'Test',
  organisation: 'fixed',
  featured: { productTypes: ['tours'] },
  newsletter: { listId: 'test' },
  themeColours: { light: '#ffffff', dark: '#000000' },
  titles: { en: { home: 'Test' }, de: { home: 'Test' }, 'zh-Hans': { home: 'Test' } },
  description: { en: 'Tours', de: 'Touren', 'zh-Hans': '行程' },
  contactEmail: null,
};

type LoaderArguments = {
  readonly page: PageContext;
  readonly params: Readonly<Record<string, string | undefined>>;
};
type Loader = (loaderArguments: LoaderArguments) => unknown;

const testScreens: readonly Screen[] = [
  { name: 'home', path: '/', kind: 'public' },
  { name: 'faq', path: '/faq', kind: 'public' },
  { name: 'list', path: '/list', kind: 'public', query: ['page'] },
  { name: 'login', path: '/login', kind: 'private' },
  { name: 'kit', path: '/kit', kind: 'internal' },
  { name: 'status', path: '/status/:status', kind: 'internal' },
  { name: 'product', path: '/tours/:city/:product', kind: 'public' },
  { name: 'fourOhFour', path: '/fourOhFour', kind: 'public' },
  { name: 'not-found', path: '/*', kind: 'public' },
];

const locales = ['', '/en', '/de', '/zh-Hans', '/fr'];

/** A web application of a few screens that return their names, rendered by the real router without React. */
export function testBundle(loaders: Readonly<Record<string, Loader>> = {}): Bundle {
  const pageContext = createContext<PageContext>();
  const routes: Record<string, unknown> = { root: { id: 'root', path: '', module: { default: () => null } } };
  for (const locale of locales) {
    for (const { name, path } of testScreens) {
      const id = `${locale || '/'}:${name}`;
      const loader = loaderOf(name, loaders);
      const module = {
        default: () => null,
        loader: ({
          context,
          params,
        }: {
          context: RouterContextProvider;
          params: LoaderArguments['params'];
        }) => loader({ page: context.get(pageContext), params }),
      };
      routes[id] = { id, parentId: 'root', path: `${locale}${path}`.replace(/(.)\/$/, '$1'), module };
    }
  }
  const build = {
    routes,
    entry: { module: { default: handleRequest, streamTimeout: 1_000 } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild;
  return {
    build,
    entry: {
      variant: testVariant,
      routerContextOf(page) {
        const provider = new RouterContextProvider();
        provider.set(pageContext, page);
        return provider;
      },
      screenOf,
      aliasTarget: (pathname) => (pathname.endsWith('/FAQ') ? pathname.replace('/FAQ', '/faq') : undefined),
    },
  };
}

function loaderOf(name: string, loaders: Readonly<Record<string, Loader>>): Loader {
  if (name === 'status') {
    return ({ params }) => {
      throw new Response(null, { status: Number(params.status) });
    };
  }
  return loaders[name] ?? (() => name);
}

function screenOf(pathname: string): Screen {
  const path = `/${pathname.replace(/^\/(en|de|zh-Hans|fr)(?=\/|$)/, '').replace(/^\/+/, '')}`;
  const screenOfPath = testScreens.find((screen) =>
    new RegExp(`^${screen.path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path),
  );
  if (!screenOfPath) throw new Error(`No screen for ${path}`);
  return screenOfPath;
}

async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: { staticHandlerContext: { loaderData: unknown } },
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { pathname, search } = new URL(request.url);
  const data = JSON.stringify(staticHandlerContext.loaderData);
  const html = `<!doctype html><title>${status}</title><p>${pathname}${search}</p><script>page(${data})</script>`;
  return new Response(html, { status, headers });
}
