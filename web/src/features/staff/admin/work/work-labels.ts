import type { WorkGroup, WorkRow } from '#shared/cases/records/work.ts'
import { statusOfGroup, type WorkGroupKey } from '#shared/cases/rules/work-groups.ts'
import { queuePath, workGroupPath } from '#shared/paths.ts'
import { caseAddress, queueStateOf } from '#web/ui/office/queue-state.ts'

export const groupLabels: Record<WorkGroupKey, string> = {
  escalated: 'Questions to the registrars',
  mentions: 'Notes to me',
  'came-back': 'Came back to me',
  assigned: 'Assigned to me',
  confirm: 'To confirm',
  decide: 'To decide',
  overdue: 'Overdue',
  unassigned: 'Not assigned to anybody',
  'awaiting-fee': 'Awaiting fee',
  approved: 'Certificates to prepare',
  'certificate-ready': 'Certificates ready for collection',
}

/** The list of a group: the queue if its cases have one status, otherwise a separate screen. */
export const groupPath = (key: WorkGroupKey): string => {
  const status = statusOfGroup(key)
  return status ? queuePath(status) : workGroupPath(key)
}

/** "12", or "25+" where more were not counted. */
export const countOf = ({ count, more }: Pick<WorkGroup, 'count' | 'more'>): string =>
  more ? `${count}+` : String(count)

/** A case with the queue of its status around it. */
export const rowPath = ({ id, status }: WorkRow): string =>
  caseAddress(id, queueStateOf(`?${new URLSearchParams({ status })}`))
