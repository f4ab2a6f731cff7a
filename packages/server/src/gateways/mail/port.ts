export type Mailbox = { readonly name: string; readonly address: string };

/** A mail as it leaves the house. */
export type Message = {
  /** Of one mail always the same, so that whoever gets it twice can tell. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

/** `later`: the same may work another time. `never`: it was refused for good. */
export type Delivery =
  | { readonly end: 'done' }
  | { readonly end: 'later'; readonly reason: string }
  | { readonly end: 'never'; readonly reason: string };

/** Where mails are handed over. Both adapters pass one suite: gateway-contract.test.ts. */
export type MailGateway = {
  /** Never called inside a transaction. What the other side says is an answer; only faults of ours throw. */
  deliver(message: Message, signal: AbortSignal): Promise<Delivery>;
  close(): void;
};
