/** Quarter turns of a picture. */

export interface Size {
  width: number
  height: number
}

/** A quarter turn clockwise, 0 to 3 times. */
export type Turns = 0 | 1 | 2 | 3

/** The size after quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** After one more quarter turn: 1 to the right, -1 to the left. */
export const turnedBy = (turns: Turns, by: 1 | -1): Turns => ((turns + by + 4) % 4) as Turns
