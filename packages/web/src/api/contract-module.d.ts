declare module 'virtual:contract' {
  /** Method and path of every call, as `contract-plugin.ts` writes them. A browser needs no more of the contract. */
  const calls: import('./http-client.ts').CallAddresses;
  export default calls;
}
