/** The points of a case that were looked at: right, wrong, or not yet; and what has changed about them on this screen. */

export type PointState = 'right' | 'wrong' | 'open'
/** By item. */
export type PointChanges = ReadonlyMap<string, PointState>

export interface LookedAt {
  ticks: readonly string[]
  wrong: readonly string[]
}

export const stateOf = (item: string, { ticks, wrong }: LookedAt): PointState => {
  if (wrong.includes(item)) return 'wrong'
  return ticks.includes(item) ? 'right' : 'open'
}

/** The stored marks, with the changes of this screen. */
export const withChanges = ({ ticks, wrong }: LookedAt, changes: PointChanges) => {
  const unchanged = (item: string) => !changes.has(item)
  const changedTo = (state: PointState) => [...changes].flatMap(([item, to]) => (to === state ? [item] : []))
  return {
    ticks: [...ticks.filter(unchanged), ...changedTo('right')],
    wrong: [...wrong.filter(unchanged), ...changedTo('wrong')],
  }
}

/** How many of these points were looked at, and which are left. */
export const countOf = (items: readonly string[], looked: LookedAt) => {
  const states = items.map((item) => stateOf(item, looked))
  return {
    points: items.length,
    lookedAt: states.filter((state) => state !== 'open').length,
    left: items.filter((_, index) => states[index] === 'open'),
  }
}

/**
 * "31 of 39 marked, 2 wrong": what was looked at is said by the recommendation, which knows the documents that were open.
 * @param wrong those that the portal had checked too
 */
export const countText = (
  { points, lookedAt }: ReturnType<typeof countOf>,
  wrong: readonly string[],
): string => `${lookedAt} of ${points} marked${wrong.length > 0 ? `, ${wrong.length} wrong` : ''}`
