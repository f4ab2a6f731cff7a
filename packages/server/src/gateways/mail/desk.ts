/** Where what people write to us arrives: by which white-label, what that is called, and who reads it. */
export type Desk = { readonly variant: string; readonly siteName: string; readonly operatorAddress: string };
