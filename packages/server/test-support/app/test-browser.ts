/**
 * A browser without scripts: it keeps the cookies of each site, follows redirects and posts forms. Each has an address of its own behind
 * a proxy that the server must trust, so that tests do not share a limit.
 */
export type TestBrowser = {
  readonly cookies: Map<string, string>;
  /** What it says that it is. */
  userAgent: string;
  /** Where it is, as the site is called by its visitors. */
  address(): URL;
  /** Where it has been, with every redirect. */
  readonly addresses: readonly URL[];
  /** Headers of its requests: cookies and its own address. */
  headers(): Readonly<Record<string, string>>;
  open(path: string, init?: RequestInit): Promise<Response>;
  submit(fields: Readonly<Record<string, string>>): Promise<Response>;
};

type SiteUnderTest = {
  /** The address at which the test reaches the server. */
  readonly url: string;
  /** The address by which visitors know it. */
  readonly publicUrl: string;
};

let browsers = 0;

export function testBrowser({ url, publicUrl }: SiteUnderTest): TestBrowser {
  const cookies = new Map<string, string>();
  const jars = new Map([[publicUrl, cookies]]);
  let address = new URL(publicUrl);
  const addresses: URL[] = [];
  browsers += 1;
  const client = `10.9.${browsers >> 8}.${browsers & 255}`;

  function jarOf({ origin }: URL): Map<string, string> {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  }

  function headers(from = cookies) {
    const cookie = [...from].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, 'x-forwarded-for': client };
  }

  async function open(path: string, init: RequestInit = {}): Promise<Response> {
    address = new URL(path, address);
    let next: RequestInit = init;
    for (let redirects = 0; redirects < 12; redirects += 1) {
      const answer = await send(next);
      const to = answer.headers.get('location');
      if (to === null) return answer;
      address = new URL(to, address);
      next = {};
    }
    throw new Error(`${path} redirects without end.`);
  }

  async function send(init: RequestInit): Promise<Response> {
    // An issuer of another organisation is reached at its own address.
    const host = address.origin === publicUrl ? url : address.origin;
    const jar = jarOf(address);
    addresses.push(address);
    const answer = await fetch(host + address.pathname + address.search, {
      ...init,
      redirect: 'manual',
      headers: { 'user-agent': browser.userAgent, ...init.headers, ...headers(jar) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  const browser: TestBrowser = {
    cookies,
    userAgent: 'a browser of the tests',
    address: () => address,
    addresses,
    headers: () => headers(),
    open,
    submit: (fields) =>
      open(address.pathname, {
        method: 'POST',
        headers: { origin: address.origin },
        body: new URLSearchParams(fields),
      }),
  };
  return browser;
}
