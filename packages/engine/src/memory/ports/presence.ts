/** Whether the processes that hold runs are alive. Where nobody can tell, leases run out instead. */
export interface PresencePort {
  /** Says that this owner is alive while its process is; gives the name to claim runs with. */
  enter(owner: string): Promise<Presence>;
  /** Lets the claims of processes expire that are known to be dead; how many processes that were. */
  releaseDead(now: number): Promise<number>;
}

export interface Presence {
  readonly owner: string;
  leave(): Promise<void>;
}

/** For a memory that cannot tell. */
export const leasesAlone: PresencePort = {
  enter: async (owner) => ({ owner, leave: async () => undefined }),
  releaseDead: async () => 0,
};
