/** Parts of the frame that a path shows. Paths come without their language prefix. */
export type HeaderParts = 'none' | 'logo' | 'all';
export type FooterParts = { readonly newsletter: boolean; readonly links: 'legal' | 'all' };

const isBelow = (path: string, ...roots: string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

export function isCheckout(path: string): boolean {
  return isBelow(path, '/new/checkout', '/bancontact-processing', '/confirmation');
}

/** No header on login paths. In the checkout the header has no links that lead away from paying. */
export function headerParts(path: string): HeaderParts {
  if (isBelow(path, '/login', '/oauth', '/oidc')) return 'none';
  return isCheckout(path) ? 'logo' : 'all';
}

export function footerParts(path: string): FooterParts {
  const checkout = isCheckout(path);
  return { newsletter: !checkout && !isBelow(path, '/newsletter'), links: checkout ? 'legal' : 'all' };
}
