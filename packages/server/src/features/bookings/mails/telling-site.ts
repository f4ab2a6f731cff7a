/** In whose name people are told, and who hears what nobody else can be told. */
export type TellingSite = {
  readonly name: string;
  readonly publicUrl: string;
  readonly operatorAddress: string;
};
