/** Something that there are pictures of. */
export interface Shape {
  readonly finishes: readonly string[];
  /** What the name of a product says if the shape is a picture of it. */
  readonly named: RegExp;
}
