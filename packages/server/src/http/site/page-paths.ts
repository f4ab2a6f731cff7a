import type { Bundle } from '../pages/web-bundle.ts';

/** The paths of all public pages that always exist, without their language. */
export function pagePaths({ build, entry }: Bundle): string[] {
  const paths: string[] = [];
  for (const route of Object.values(build.routes)) {
    const path = /^\/en(\/[^:*]*)?$/.exec(route?.path ?? '');
    if (!path) continue;
    const screen = entry.screenOf(path[0]);
    const isServed =
      !screen.uncacheable &&
      screen.name !== 'fourOhFour' &&
      (screen.name !== 'newsletter' || entry.variant.newsletter !== null);
    if (screen.kind === 'public' && isServed) paths.push(path[1] ?? '/');
  }
  return paths;
}
