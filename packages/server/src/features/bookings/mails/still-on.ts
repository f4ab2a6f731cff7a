import type { News } from './news.ts';

const still: readonly News[] = ['confirmed', 'asked', 'reduced'];

/** After which there is somebody to come, or who may still come. */
export function isStillOn(news: News): boolean {
  return still.includes(news);
}

/** After which there are tickets to take along. */
export function hasTickets(news: News): boolean {
  return news === 'confirmed' || news === 'reduced';
}
