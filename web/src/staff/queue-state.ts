/** What the queue shows; the whole state is in the address. */
import { casePath, paths } from '#shared/paths.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary.ts'

export interface QueueState {
  status: ApplicationStatus
  /** The search text; empty shows the applications of the status. */
  q: string
  cursor: string | undefined
}

const isStatus = (text: string | null): text is ApplicationStatus =>
  (applicationStatuses as readonly (string | null)[]).includes(text)

/** Reads `?status=submitted&cursor=…` or `?q=…`; invalid values read as the first page. */
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

/** The address of a case's printed sheet, which leads back to the case. */
export const casePrintAddress = (id: string, state: QueueState): string =>
  `${paths.adminCases}/${encodeURIComponent(id)}/print${searchOf(state)}`

/** The address of a case with the queue it was opened from, for the links to its neighbours and back. */
export const caseAddress = (id: string, state: QueueState): string => `${casePath(id)}${searchOf(state)}`
