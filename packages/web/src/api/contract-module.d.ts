declare module 'virtual:contract' {
  /** The contract without its schemas: method, path and types of every call. A browser needs no more. */
  const contract: import('@ashore/core/contract/contract.ts').Contract;
  export default contract;
}
