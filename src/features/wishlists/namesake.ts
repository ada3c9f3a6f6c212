/** A list, as far as its name tells it apart. */
export interface NamedList {
  readonly id: string;
  readonly name: string;
}

const read = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The list that already has the name, however it is capitalised or spaced. */
export const namesake = <List extends NamedList>(lists: readonly List[], name: string): List | undefined =>
  lists.find((list) => read(list.name) === read(name));
