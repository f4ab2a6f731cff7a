import { questionOf } from '../features/search/question-of.ts';

/** What the page of answers was asked; every other page was asked nothing. */
export function questionIn(path: string, search: string): string {
  return path === '/search' ? questionOf(new URLSearchParams(search)) : '';
}
