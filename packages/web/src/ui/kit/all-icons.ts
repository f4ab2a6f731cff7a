import * as paths from '../icon-paths.ts';

/** For a loader of the component page alone: imported by a page, it would carry every icon to every visitor. */
export const allIcons: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(paths));
