/** Why there is no timetable: the source did not answer, or the answer is far too long. */
export type TimetableFailure = {
  readonly failed: 'unreachable' | 'too_large';
  readonly details: string;
};

export type FetchedTimetable = {
  /** Address of the timetable; it ends with `.csv` if the text is in that form. */
  readonly name: string;
  readonly text: string;
  /** When the source says that it published the text. */
  readonly publishedAt: Date | undefined;
};

/** Source of a timetable that a cruise line, or a service for several lines, publishes. */
export type TimetableSource = {
  /** Reads the newest timetable, as published. Never throws for a fault of the source. */
  read(): Promise<FetchedTimetable | TimetableFailure>;
};

/** The timetable of 50,000 sailings has about that many bytes. */
export const MOST_BYTES = 50_000_000;
