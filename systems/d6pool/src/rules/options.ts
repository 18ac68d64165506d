/** People and things to choose from by their names; two of the same name are told apart by their ids. */
export const byName = <T extends { readonly id: string; readonly name: string }>(list: readonly T[]) =>
  list.map((value) => ({
    key: list.some((one) => one !== value && one.name === value.name) ? value.id : value.name,
    value,
  }));
