/**
 * Where messages from users arrive: the white-label variant, its name, and the address of the operator who
 * reads them.
 */
export type SupportAddress = {
  readonly variant: string;
  readonly siteName: string;
  readonly operatorAddress: string;
};
