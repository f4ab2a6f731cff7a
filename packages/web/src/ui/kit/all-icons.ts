import * as paths from '../media/icon-paths.ts';

/** Only for the loader of the UI kit page. If a page imported it, every visitor would download all icons. */
export const allIcons: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(paths));
