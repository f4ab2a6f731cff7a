export type NamedAddress = { readonly name: string; readonly address: string };

/** An email as it leaves the server. */
export type MailMessage = {
  /** Always the same for one email, so that a reader who gets the email twice can tell. */
  readonly messageId: string;
  readonly from: NamedAddress;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

/** `later`: the same email may succeed another time. `never`: it was refused permanently. */
export type Delivery =
  | { readonly end: 'done' }
  | { readonly end: 'later'; readonly reason: string }
  | { readonly end: 'never'; readonly reason: string };

/** Where emails are handed over. Both adapters pass one suite: gateway-contract.test.ts. */
export type MailGateway = {
  /**
   * Never called inside a transaction. Answers of the other side are returned; only faults of ours are
   * thrown.
   */
  deliver(message: MailMessage, signal: AbortSignal): Promise<Delivery>;
  close(): void;
};
