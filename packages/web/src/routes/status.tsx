import { data } from 'react-router';
import type { Route } from './+types/status.ts';

/** Lets the server answer refusals it makes before routing (too long, too many, unavailable) with a real page. */
export function loader({ params }: Route.LoaderArgs) {
  const status = Number(params.status);
  throw data(null, { status: status >= 400 && status <= 599 ? status : 404 });
}

export default function Status() {
  return null;
}
