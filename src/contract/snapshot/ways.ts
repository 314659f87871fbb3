/**
 * Ways to platforms without steps. Places between which riders walk both ways are one area, a number. A feed's ways may
 * join several stations.
 */
export interface SnapshotWays {
  /** The areas of entrances that wheelchairs can use. */
  readonly entrances: readonly number[];
  /** A platform with boarding areas is in several. */
  readonly platforms: readonly SnapshotPlatform[];
  /** One way from an area to another: with the index of the elevator, or -1 on foot. */
  readonly links: readonly SnapshotLink[];
  readonly elevators: readonly SnapshotElevator[];
}
export type SnapshotPlatform = readonly [stopID: string, area: number];
export type SnapshotLink = readonly [from: number, to: number, elevator: number];

export interface SnapshotElevator {
  /** What riders call it, without the word elevator. */
  readonly name: string;
  /** stop_id of its station. */
  readonly station: string;
  /** What alerts may name it by: the pathway_ids of its ways and the stop_ids of its doors. */
  readonly ids: readonly string[];
}
