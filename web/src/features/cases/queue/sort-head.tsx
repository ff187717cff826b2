import { Link } from 'react-router-dom'
import type { QueueOrder } from '#shared/cases/records/queue.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type QueueState, queueAddress, withList } from '#web/ui/office/queue-state.ts'
import { orderLabels } from './queue-orders.ts'

interface SortHeadProps {
  state: QueueState
  heading: string
  /** The order that a first press gives, and the one that the next press gives. */
  orders: readonly [QueueOrder, QueueOrder]
}

/** The head of a column that orders the list. Results of a search, and other columns while days are chosen, have no order. */
export const SortHead = ({ state, heading, orders: [first, other] }: SortHeadProps) => {
  const next = withList(state, { sort: state.sort === first ? other : first })
  const isSorted = state.sort === first || state.sort === other
  if (state.q || (!isSorted && next.sort !== first)) return <>{heading}</>
  return (
    <Link className="queue-sort" to={queueAddress(next)} title={orderLabels[next.sort]}>
      {heading}
      {isSorted && (
        <span className={state.sort === first ? 'queue-sort-up' : undefined}>
          <Icon name="down" />
        </span>
      )}
    </Link>
  )
}
