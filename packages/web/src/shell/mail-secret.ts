const shape = /^[A-Za-z0-9_-]{43}$/;

type Address = { readonly search: string; readonly hash: string; readonly state: unknown };

/** Out of the address, or where it was put when it was taken out of there. */
export function mailSecret({ search, hash, state }: Address): string | null {
  const [asked, behind] = [search, hash].map((part) => {
    const said = new URLSearchParams(part.slice(1));
    return said.get('token') ?? said.get('key');
  });
  const given = asked ?? behind ?? (state as { secret?: unknown } | null)?.secret;
  return typeof given === 'string' && shape.test(given) ? given : null;
}
