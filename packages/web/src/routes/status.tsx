import { data } from 'react-router';
import type { Route } from './+types/status.ts';

/** Renders a page for requests that the server refuses before routing (too long, too many, unavailable). */
export function loader({ params }: Route.LoaderArgs) {
  const status = Number(params.status);
  throw data(null, { status: status >= 400 && status <= 599 ? status : 404 });
}

export default function Status() {
  return null;
}
