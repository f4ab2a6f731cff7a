declare module 'virtual:contract' {
  /** The contract without its schemas: method, path and shape of every call, which is all a browser needs. */
  const contract: import('@ashore/core/contract/contract.ts').Contract;
  export default contract;
}
