/** A fault of the set-up, not of a call: it stops the start, so it has no place in the catalogue. */
export class MissingEnvironmentVariable extends Error {
  constructor(name: string) {
    super(`Environment variable ${name} not set or could not be found. Did you spell it correctly?`);
    this.name = 'MissingEnvironmentVariable';
  }
}
