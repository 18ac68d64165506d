/** What this browser keeps of a seat at a table: the way back in. */
export interface KeptSeat {
  readonly token: string;
  /** Missing until the table has told it. */
  readonly system?: string;
  /** The name of the table, for the list of recent ones. */
  readonly table?: string;
  readonly name?: string;
  /** The invitation it was taken with: opened again it leads back to the same seat. */
  readonly invitation?: string;
  /** Known to whoever opened the table. */
  readonly invitations?: { readonly player: string; readonly spectator: string };
  readonly at: number;
  /** Other seats at the same table that this browser has had: none is lost to a newer link. */
  readonly others?: readonly KeptSeat[];
}
