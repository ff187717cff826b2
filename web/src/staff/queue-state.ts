/** What the queue shows, as the address says it; what is not in the address is not remembered. */

import { paths } from '#shared/paths.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary.ts'

export interface QueueState {
  status: ApplicationStatus
  /** What is looked for; empty shows the status. */
  q: string
  cursor: string | undefined
}

const isStatus = (text: string | null): text is ApplicationStatus =>
  (applicationStatuses as readonly (string | null)[]).includes(text)

/** Reads `?status=submitted&cursor=…` or `?q=…`; nonsense reads as the start. */
export const queueStateOf = (search: string): QueueState => {
  const params = new URLSearchParams(search)
  const status = params.get('status')
  return {
    status: isStatus(status) ? status : 'submitted',
    q: params.get('q')?.trim() ?? '',
    cursor: params.get('cursor') ?? undefined,
  }
}

/** `?status=submitted&cursor=…`: the same state always reads the same. */
export const searchOf = ({ status, q, cursor }: QueueState): string =>
  `?${new URLSearchParams(q ? { q } : { status, ...(cursor && { cursor }) })}`

export const queueAddress = (state: QueueState): string => `${paths.adminCases}${searchOf(state)}`

/** A case keeps the queue it was opened from, so that J and K and Back lead through it. */
export const caseAddress = (id: string, state: QueueState): string =>
  `${paths.adminCases}/${encodeURIComponent(id)}${searchOf(state)}`
