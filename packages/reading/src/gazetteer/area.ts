/** An area of the world: a country, a state, a county, a town, or what people call several of them. */
export interface Area {
  /** The path of areas that it lies in: `US/Ohio/Franklin County/Columbus`; of a region its first name: `~Bay Area`. */
  readonly id: string;
  /** All that it is called, in either language. */
  readonly names: readonly string[];
  /** As it stands behind a comma: "OH". Empty where it has none. */
  readonly code: string;
  /** In thousands; 0 where it is not known. */
  readonly population: number;
  /** 1 for a country, 2 for a state or province, 3 and 4 for what lies in it; 0 for a region. */
  readonly depth: number;
}

export const isRegion = ({ depth }: Area): boolean => depth === 0;
