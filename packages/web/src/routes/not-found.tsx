import { data } from 'react-router';

/** The page itself is drawn by the error boundary of the root, so that every way of not finding looks the same. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
