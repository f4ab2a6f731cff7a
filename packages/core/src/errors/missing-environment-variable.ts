/**
 * A fault of the configuration, not of a call. It stops the start, so it does not belong in the catalogue.
 */
export class MissingEnvironmentVariable extends Error {
  constructor(name: string) {
    super(`Environment variable ${name} not set or could not be found. Did you spell it correctly?`);
    this.name = 'MissingEnvironmentVariable';
  }
}
