/**
 * A fault of the configuration, not of a call. The fault stops the start of the server, so it has no code in the
 * catalogue of errors.
 */
export class MissingEnvironmentVariable extends Error {
  constructor(name: string) {
    super(`Environment variable ${name} not set or could not be found. Did you spell it correctly?`);
    this.name = 'MissingEnvironmentVariable';
  }
}
