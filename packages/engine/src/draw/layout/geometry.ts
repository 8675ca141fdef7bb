/** Where everything is, in pixels from the top left corner. The drawing adds only looks. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Each unfolded node comes before what is inside it. */
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedNode extends Box {
  readonly id: string;
  /** Whether other nodes are drawn inside it. */
  readonly isGroup: boolean;
  readonly ports: readonly PlacedPort[];
}

export interface PlacedPort extends Point {
  readonly side: "in" | "out";
  /** A field's name, or `*` for the whole. */
  readonly name: string;
  readonly connected: boolean;
}

export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  /** From port to port, with horizontal and vertical pieces only. */
  readonly points: readonly Point[];
  readonly label: EdgeLabel | null;
}

/** In the middle of the edge; the line pauses for it. */
export interface EdgeLabel extends Box {
  readonly lines: readonly string[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
