import { variant } from '#variant/variant.ts';

/** Error page for the case that not even the texts have loaded. */
export function LastResort({ status }: { status: number }) {
  return (
    <main className="page-width py-24">
      <title>{variant.displayName}</title>
      <p className="error-page-status">{status}</p>
      <h1 className="type-h2 mt-3">Something went wrong</h1>
      <p className="mt-2 text-ink-2">The fault is ours. Try again in a moment.</p>
      <p className="mt-7">
        <a className="link" href="/">
          Home
        </a>
      </p>
    </main>
  );
}
