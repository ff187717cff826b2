/** What comes before and after a case in the queue it was opened from. */
import { caseAddress, type QueueState, queueAddress } from '#web/staff/queue-state.ts'

interface PageOfIds {
  rows: { id: string }[]
  next: string | null
}

export interface Neighbours {
  next: string | undefined
  previous: string | undefined
}

/** A case that has left the page since is followed by the first one that has not. */
export const neighboursOf = (id: string, state: QueueState, { rows, next }: PageOfIds): Neighbours => {
  const place = rows.findIndex((row) => row.id === id)
  const at = (index: number) => {
    const row = rows[index]
    return row && row.id !== id ? caseAddress(row.id, state) : undefined
  }
  const onNextPage = next ? queueAddress({ ...state, cursor: next }) : undefined
  return { next: at(place + 1) ?? onNextPage, previous: at(place - 1) }
}
