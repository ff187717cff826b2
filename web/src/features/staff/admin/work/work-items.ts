/** All that waits for a member of staff as one list: what is late comes first. */

import type { WorkGroup, WorkRow } from '#shared/cases/records/work.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { WorkGroupKey } from '#shared/cases/rules/work-groups.ts'
import { changeRequestPath, claimPath, confirmationPath, paths } from '#shared/paths.ts'
import { isTooLate, proposalTitle, tooLate } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { concernLabels } from '#shared/register/rules/concern-words.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { ageInDays, formatAge } from '#web/ui/elapsed-time.ts'
import type { LoadedWork } from '#web/ui/office/load-my-work.ts'
import { rowPath } from './work-labels.ts'

export interface WorkItem {
  key: string
  to: string
  name: string
  reference?: string
  /** Who must do what, and why it is here. */
  about: string
  why?: string | null
  days: number
  /** Days until the office’s limit; negative where it is over it. */
  due: number
  limit: number | null
  /** A case, and the group that it stands in. */
  row?: WorkRow
  group?: WorkGroupKey
}

/** What has no limit is done today, but for fees, which come when they come. */
const dueOf = ({ days, limit }: WorkRow, group: WorkGroupKey): number =>
  limit === null ? (group === 'awaiting-fee' ? Number.POSITIVE_INFINITY : 0) : limit - days

export const itemOfRow = (row: WorkRow, group: WorkGroupKey): WorkItem => ({
  ...{ key: row.id, to: rowPath(row), name: row.name, reference: row.reference_no, row, group },
  about: `${applicationTypeLabels[row.application_title]}, ${statusLabels[row.status].toLowerCase()}`,
  ...{ why: row.why, days: row.days, limit: row.limit, due: dueOf(row, group) },
})

/** A case of several groups stands once, in the first of them, with a reason if one of them has it. */
const itemsOfGroups = (groups: readonly WorkGroup[]): WorkItem[] => {
  const items = new Map<string, WorkItem>()
  for (const { key, rows } of groups)
    for (const row of rows) {
      const known = items.get(row.id)
      if (known) known.why ??= row.why
      else items.set(row.id, itemOfRow(row, key))
    }
  return [...items.values()]
}

const asked = (key: string, at: string, item: Pick<WorkItem, 'to' | 'name' | 'about' | 'why'>): WorkItem => ({
  ...{ key, days: ageInDays(at, new Date()), limit: null, due: 0 },
  ...item,
})

/** What is furthest over its limit first, then what waits longest. */
export const itemsOf = ({
  groups,
  claims,
  cnics,
  concerns,
  watchers,
  requests,
  toConfirm,
  proposals,
  today,
}: LoadedWork): WorkItem[] =>
  [
    ...itemsOfGroups(groups),
    ...cnics.map(({ id, name, at }) =>
      asked(id, at, { to: paths.adminClaims, name, about: 'Says that a CNIC is theirs' }),
    ),
    ...concerns.map(({ id, number, about, at }) =>
      asked(id, at, { to: paths.adminConcerns, name: number, about: concernLabels[about] }),
    ),
    ...watchers.map(({ id, organisation, asked: { at } }) =>
      asked(id, at, { to: paths.adminWatchers, name: organisation, about: 'Asks to watch registrations' }),
    ),
    ...claims.map(({ id, name, number, at }) =>
      asked(id, at, { to: claimPath(id), name, about: `Claims the registration ${number}` }),
    ),
    ...requests.map(({ id, name, number, particular, at }) =>
      asked(id, at, {
        ...{ to: changeRequestPath(number, id), name },
        about: `${number}: ${askedLabels[particular]}`,
      }),
    ),
    ...toConfirm.map(({ id, title, by, reason, at }) =>
      asked(id, at, {
        ...{ to: confirmationPath(id), name: title, why: reason || null },
        about: `Confirm what ${by.name} proposes`,
      }),
    ),
    ...proposals.map((proposal) =>
      asked(proposal.id, proposal.at, {
        ...{ to: paths.adminFeeSchedules, name: proposalTitle(proposal) },
        about: `Confirm what ${proposal.by.name} proposes`,
        why: [proposal.reason, isTooLate(proposal, today) && tooLate].filter(Boolean).join('. '),
      }),
    ),
  ].sort((one, other) => one.due - other.due || other.days - one.days)

/** The parts of the list, by when it is due. */
const parts = [
  ['Late', (due) => due < 0],
  ['Today', (due) => due === 0],
  ['This week', (due) => due > 0 && due < 7],
  ['Later', (due) => due >= 7],
] as const satisfies [string, (due: number) => boolean][]

export const partsOf = (items: readonly WorkItem[]) =>
  parts
    .map(([name, holds]) => ({ name, items: items.filter(({ due }) => holds(due)) }))
    .filter(({ items }) => items.length > 0)

/** How long something waits, and how long the office takes for it. */
export const waitOf = ({ days, due, limit }: WorkItem): string => {
  if (due < 0) return `${formatAge(-due)} over the limit of ${limit}`
  const waits = days === 0 ? 'Today' : formatAge(days)
  return limit === null ? waits : `${waits}, limit ${limit}`
}
