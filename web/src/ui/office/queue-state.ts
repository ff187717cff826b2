/** What the queue shows; the whole state is in the address. */

import type { QueueChoices, QueueOrder } from '#shared/cases/records/queue.ts'
import { type ChoiceName, choiceNames, choiceOptions } from '#shared/cases/rules/queue-words.ts'
import { isRealDate } from '#shared/kit/format.ts'
import { casePath, paths } from '#shared/paths.ts'
import { type ListedStatus, listedStatuses } from '#shared/vocabulary/statuses.ts'

export interface QueueState {
  status: ListedStatus
  /** The search text; empty shows the applications of the status. */
  q: string
  cursor: string | undefined
  sort: QueueOrder
  choices: QueueChoices
}

const isStatus = (text: string | null): text is ListedStatus =>
  (listedStatuses as readonly (string | null)[]).includes(text)

const orders: readonly QueueOrder[] = ['oldest', 'newest', 'longest', 'shortest']

const isChoice = (name: ChoiceName, text: string): boolean => {
  if (name === 'from' || name === 'to') return isRealDate(text)
  if (name === 'city' || name === 'assigned') return text.trim() !== ''
  return Object.keys(choiceOptions[name]).includes(text)
}

/** The filters in an address; invalid ones are left out. */
const choicesIn = (params: URLSearchParams): QueueChoices =>
  Object.fromEntries(
    choiceNames.flatMap((name) => {
      const text = params.get(name)
      return text !== null && isChoice(name, text) ? [[name, text]] : []
    }),
  )

/** Days of submission are listed by submission. */
const orderIn = (params: URLSearchParams, { from, to }: QueueChoices): QueueOrder => {
  const order = orders.find((one) => one === params.get('sort')) ?? 'oldest'
  if (!from && !to) return order
  return order === 'shortest' || order === 'newest' ? 'newest' : 'oldest'
}

/** Reads `?status=submitted&fee=paid&sort=longest&cursor=…` or `?q=…`; invalid values read as the first page. */
export const queueStateOf = (search: string): QueueState => {
  const params = new URLSearchParams(search)
  const status = params.get('status')
  const choices = choicesIn(params)
  return {
    status: isStatus(status) ? status : 'submitted',
    q: params.get('q')?.trim() ?? '',
    cursor: params.get('cursor') ?? undefined,
    sort: orderIn(params, choices),
    choices,
  }
}

/** `?status=submitted&cursor=…`: the same state always reads the same. */
export const searchOf = ({ status, q, cursor, sort, choices }: QueueState): string => {
  const chosen = choiceNames.flatMap((name) => (choices[name] ? [[name, choices[name]]] : []))
  const list = { status, ...(sort !== 'oldest' && { sort }), ...Object.fromEntries(chosen) }
  return `?${new URLSearchParams(q ? { q } : { ...list, ...(cursor && { cursor }) })}`
}

/** The same list with other filters or in another order, from its first page. */
export const withList = (
  state: QueueState,
  changed: Partial<Pick<QueueState, 'status' | 'sort' | 'choices'>>,
): QueueState => {
  const next = { ...state, q: '', cursor: undefined, ...changed }
  return { ...next, sort: queueStateOf(searchOf(next)).sort }
}

export const queueAddress = (state: QueueState): string => `${paths.adminCases}${searchOf(state)}`

/** At the end of a queue's address: its search field takes the focus. */
export const searchHash = '#find'

/** The address of a case's printed sheet, which leads back to the case. */
export const casePrintAddress = (id: string, state: QueueState): string =>
  `${paths.adminCases}/${encodeURIComponent(id)}/print${searchOf(state)}`

/** The address of a case with the queue it was opened from, for the links to its neighbours and back. */
export const caseAddress = (id: string, state: QueueState): string => `${casePath(id)}${searchOf(state)}`
