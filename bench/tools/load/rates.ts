import type { Rate } from '../numbers.ts';

/** Requests per second and how long each took. `errors` are answers other than 2xx and lost connections. */
export type Load = Rate & { readonly errors: number };
