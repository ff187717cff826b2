/** The previous and the next case of the queue from which a case was opened. */
import { caseAddress, type QueueState, queueAddress } from '#web/ui/office/queue-state.ts'

interface PageOfIds {
  rows: { id: string }[]
  next: string | null
}

export interface Neighbours {
  next: string | undefined
  previous: string | undefined
}

/** For a case that is no longer on the page, next is the first case of the page. */
export const neighboursOf = (id: string, state: QueueState, { rows, next }: PageOfIds): Neighbours => {
  const index = rows.findIndex((row) => row.id === id)
  const addressAt = (position: number) => {
    const row = rows[position]
    return row && row.id !== id ? caseAddress(row.id, state) : undefined
  }
  const onNextPage = next ? queueAddress({ ...state, cursor: next }) : undefined
  return { next: addressAt(index + 1) ?? onNextPage, previous: addressAt(index - 1) }
}
