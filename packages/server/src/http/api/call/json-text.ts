/**
 * An output that is JSON already, for calls that keep parts of their answers as text. The framework passes it on as it is, and
 * nothing checks it against the contract: a test of the call does.
 */
class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The text in the place of the output that it states, whose type the contract gives to its handler. */
export function jsonOutput<Output>(text: string): Output {
  return new JsonText(text) as unknown as Output;
}

/** The JSON of what a call returned. */
export function jsonOf(output: unknown): string {
  if (output === undefined) return '';
  return output instanceof JsonText ? output.text : JSON.stringify(output);
}
