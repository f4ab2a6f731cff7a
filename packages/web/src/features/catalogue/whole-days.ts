/** A notice in days, where one thinks of it in days: up to three days one thinks in hours. */
export function wholeDays(hours: number): number | undefined {
  return hours > 72 && hours % 24 === 0 ? hours / 24 : undefined;
}
