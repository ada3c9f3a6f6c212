/** A shape that there are pictures of. */
export interface Shape {
  readonly finishes: readonly string[];
  /** Matches the names of products that the shape depicts. */
  readonly named: RegExp;
}
