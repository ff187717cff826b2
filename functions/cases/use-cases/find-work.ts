/** The cases of each group of My work. Every read is bounded, so it costs the same whatever the number of cases. */

import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { worksOn } from '#shared/cases/rules/assignment.ts'
import {
  mayConfirm,
  type WorkGroupKey,
  waitsForAssignee,
  wordsOfRequest,
} from '#shared/cases/rules/work-groups.ts'
import { absentColleaguesOf } from '#shared/staff/rules/absence.ts'
import { limitedStatuses, overdueBefore, type StepLimits } from '#shared/staff/rules/step-limits.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { inOrderOfWaiting, type WaitingCase } from '../data/waiting-cases.ts'

/** Where there is no counter of all cases, more of them are shown as "25+". */
const mostCounted = 25
/** The limit for the cases of one person, and for a work list. */
const mostListed = 50

export interface WorkContext {
  staff: StaffMember
  today: string
  limits: StepLimits
  /** How many rows are shown. */
  rows: number
  services: Needs<'cases' | 'queueCounter' | 'roster' | 'waitingCases' | 'workLists'>
}

interface FoundCase {
  waiting: WaitingCase
  /** Why it is in the group, where group and status do not say it. */
  why?: string | null
}

export interface FoundWork {
  cases: FoundCase[]
  count: number
  /** There are more than were counted. */
  more?: boolean
}

/** The cases of the caller and of the colleagues whose deputy they are. */
const findAssigned = async ({ staff, today, services }: WorkContext): Promise<FoundWork> => {
  const { people } = await services.roster.read()
  const absent = absentColleaguesOf(staff.id, people, today)
  const found = await Promise.all(
    [staff, ...absent].map(({ id }) => services.waitingCases.assignedTo(id, mostListed)),
  )
  const names = new Map(absent.map(({ id, name }) => [id, name]))
  const cases = inOrderOfWaiting(found.flat()).map((waiting) => {
    const { assignee } = waiting
    const other = assignee?.for?.name ?? names.get(assignee?.id ?? '')
    return { waiting, why: other ? `For ${other}, who is absent` : null }
  })
  return { cases, count: cases.length, more: found.some(({ length }) => length === mostListed) }
}

const isBack = ({ status, sent_back }: WaitingCase): boolean =>
  status === 'resubmitted' || (status === 'in-review' && sent_back !== null)

const reasonOfReturn = ({ status, sent_back }: WaitingCase): string =>
  status === 'resubmitted' ? 'The applicant has resubmitted it' : `Sent back by ${sent_back?.by.name}`

/** Those that came back to the caller, or the others that wait for them. */
const amongAssigned = (
  { cases, more }: FoundWork,
  { staff }: WorkContext,
  group: 'came-back' | 'assigned',
): FoundWork => {
  const mine = cases
    .filter(({ waiting }) => waitsForAssignee(waiting.status, staff.account.roles))
    .filter(({ waiting }) => isBack(waiting) === (group === 'came-back'))
    .map(({ waiting, why }) => ({
      waiting,
      why: isBack(waiting) ? [reasonOfReturn(waiting), why].filter(Boolean).join('. ') : why,
    }))
  return { cases: mine, count: mine.length, more }
}

const findToConfirm = async ({ staff, rows, services }: WorkContext): Promise<FoundWork> => {
  const entries = await services.workLists.page('confirmation', mostListed)
  const mine = entries.filter(({ by, about }) => by.id !== staff.id && mayConfirm(staff.account.roles, about))
  const shown = mine.slice(0, rows)
  const reviews = await services.cases.of(shown.map(({ case_id }) => case_id))
  const cases = shown.flatMap(({ case_id, by, about }) => {
    const waiting = reviews.find(({ id }) => id === case_id)
    return waiting ? [{ waiting, why: `${by.name} asks to ${wordsOfRequest(about)}` }] : []
  })
  return { cases, count: mine.length, more: entries.length === mostListed }
}

/** The cases of these entries, each once, with the reasons of all its entries. */
const casesOfEntries = async (
  entries: { case_id: string; why: string }[],
  { rows, services }: WorkContext,
): Promise<FoundWork> => {
  const ids = [...new Set(entries.map(({ case_id }) => case_id))]
  const reviews = await services.cases.of(ids.slice(0, rows))
  const cases = reviews.map((waiting) => {
    const reasons = entries.filter(({ case_id }) => case_id === waiting.id).map(({ why }) => why)
    return { waiting, why: reasons.join(' · ') }
  })
  return { cases, count: ids.length, more: entries.length === mostListed }
}

const findEscalated = async (context: WorkContext): Promise<FoundWork> => {
  const entries = await context.services.workLists.page('escalated', mostListed)
  const asked = entries.map(({ case_id, by, about }) => ({ case_id, why: `${by.name} asks: ${about}` }))
  return casesOfEntries(asked, context)
}

const findMentions = async (context: WorkContext): Promise<FoundWork> => {
  const entries = await context.services.workLists.page(`mention#${context.staff.id}`, mostListed)
  const told = entries.map(({ case_id, by, about }) => ({
    case_id,
    why: `${by.name} mentioned you: ${about}`,
  }))
  return casesOfEntries(told, context)
}

const findOverdue = async ({ staff, today, limits, services }: WorkContext): Promise<FoundWork> => {
  const mine = limitedStatuses.filter((status) => worksOn(staff.account.roles, status))
  const found = await Promise.all(
    mine.map((status) =>
      services.waitingCases.ofStatus(status, mostCounted + 1, overdueBefore(limits[status], today)),
    ),
  )
  const cases = inOrderOfWaiting(found.flat()).map((waiting) => ({
    waiting,
    why: waiting.assignee ? `Assigned to ${waiting.assignee.name}` : 'Not assigned',
  }))
  return { cases, count: Math.min(cases.length, mostCounted), more: cases.length > mostCounted }
}

const findUnassigned = async ({ rows, services }: WorkContext): Promise<FoundWork> => {
  const [cases, count] = await Promise.all([
    services.waitingCases.unassigned(rows),
    services.queueCounter.unassigned('submitted'),
  ])
  return { cases: cases.map((waiting) => ({ waiting })), count }
}

const findOfStatus = async (
  status: ApplicationStatus,
  { rows, services }: WorkContext,
  counts: () => Promise<Record<ApplicationStatus, number>>,
): Promise<FoundWork> => {
  const [cases, { [status]: count }] = await Promise.all([
    services.waitingCases.ofStatus(status, rows),
    counts(),
  ])
  return { cases: cases.map((waiting) => ({ waiting })), count }
}

/** The same promise for every call. */
const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let begun: Promise<T> | undefined
  return () => {
    begun ??= read()
    return begun
  }
}

/** Data that several groups of one answer need is read once. */
export const workFinder = (context: WorkContext) => {
  const counts = once(() => context.services.queueCounter.read())
  const assigned = once(() => findAssigned(context))
  const ofAssigned = async (group: 'came-back' | 'assigned') =>
    amongAssigned(await assigned(), context, group)
  const finders: Record<WorkGroupKey, () => Promise<FoundWork>> = {
    escalated: () => findEscalated(context),
    mentions: () => findMentions(context),
    'came-back': () => ofAssigned('came-back'),
    assigned: () => ofAssigned('assigned'),
    confirm: () => findToConfirm(context),
    decide: () => findOfStatus('awaiting-decision', context, counts),
    overdue: () => findOverdue(context),
    unassigned: () => findUnassigned(context),
    'awaiting-fee': () => findOfStatus('awaiting-fee', context, counts),
    approved: () => findOfStatus('approved', context, counts),
    'certificate-ready': () => findOfStatus('certificate-ready', context, counts),
  }
  return (group: WorkGroupKey) => finders[group]()
}
