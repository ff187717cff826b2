import { ButtonLink } from '#web/ui/button.tsx'
import type { QueuePageOfCases } from '#web/ui/office/queue-pages.ts'
import { type QueueState, queueAddress } from '#web/ui/office/queue-state.ts'

const grouped = new Intl.NumberFormat('en')

/** "26–50 of 1,234"; without the whole number where it is not counted. */
const placeText = ({ rows, first, total }: QueuePageOfCases): string => {
  if (first === null) return ''
  const last = first + rows.length - 1
  const place = `${grouped.format(first)}–${grouped.format(last)}`
  return total === null ? `${place}, more follow` : `${place} of ${grouped.format(total)}`
}

/** Which rows of the list are shown, with links to the previous and the next page. */
export const QueuePager = ({ state, page }: { state: QueueState; page: QueuePageOfCases }) => {
  const to = (cursor: string) => queueAddress({ ...state, cursor })
  return (
    <nav className="queue-pager" aria-label="Pages">
      <span>{placeText(page)}</span>
      {page.previous && (
        <ButtonLink small to={to(page.previous)}>
          Previous
        </ButtonLink>
      )}
      {page.next && (
        <ButtonLink small to={to(page.next)}>
          Next
        </ButtonLink>
      )}
    </nav>
  )
}
