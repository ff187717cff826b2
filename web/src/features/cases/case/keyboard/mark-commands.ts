/** Marking points by keyboard: each key marks what has the focus and moves on to what is left. */
import { stateOf } from '../points/point-states.ts'
import type { Points } from '../points/use-points.ts'
import { focusedItem, focusedSection, focusMainAction, focusNextOpen } from './data-rows.ts'

type MarkedPoints = Pick<Points, 'looked' | 'mark'>

/** To the next point without a mark, or to the next action if all have one. */
const moveOn = (region: HTMLElement, { looked }: MarkedPoints, marked: readonly string[]): void => {
  if (!focusNextOpen(region, looked, marked)) focusMainAction(region)
}

export const tickPoint = (region: HTMLElement, points: MarkedPoints): void => {
  const item = focusedItem(region)
  if (item) points.mark([item], 'right')
  moveOn(region, points, item ? [item] : [])
}

export const markSection = (region: HTMLElement, points: MarkedPoints): void => {
  const items = focusedSection(region) ?? []
  points.mark(
    items.filter((item) => stateOf(item, points.looked) === 'open'),
    'right',
  )
  moveOn(region, points, items)
}

export const markWrong = (region: HTMLElement, points: MarkedPoints): void => {
  const item = focusedItem(region)
  const isWrong = item !== undefined && stateOf(item, points.looked) === 'wrong'
  if (item) points.mark([item], isWrong ? 'open' : 'wrong')
  if (!isWrong) moveOn(region, points, item ? [item] : [])
}
