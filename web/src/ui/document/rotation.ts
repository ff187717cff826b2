/** Rotation of a picture by quarter turns. */

export interface Size {
  width: number
  height: number
}

/** A quarter turn clockwise, 0 to 3 times. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** The size after so many quarter turns. */
export const rotatedSize = ({ width, height }: Size, turns: QuarterTurns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** After one more quarter turn: 1 to the right, -1 to the left. */
export const rotatedBy = (turns: QuarterTurns, by: 1 | -1): QuarterTurns =>
  ((turns + by + 4) % 4) as QuarterTurns
