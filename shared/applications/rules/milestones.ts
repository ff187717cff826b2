/** The steps that an application has reached, each with the instant at which it was reached. */
import { type FeeStatus, type Milestone, milestoneNames, type Stage } from '#shared/vocabulary/statuses.ts'
import { isEndedAt } from './application-lifecycle.ts'

/** ISO instants. A step that is not reached is absent. */
export type Milestones = { [name in Milestone]?: string | undefined }

/** The facts that show which steps are reached. */
interface Progress {
  stage: Stage
  fee: FeeStatus
  /** Whether reception has all papers of the checklist. */
  papersComplete: boolean
}

/** The steps that depend on the stage alone; returned and resubmitted: see `correctionsAfter`. */
const stepsOfStage = [
  'review-started',
  'review-finished',
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
  'ended-unpaid',
] as const satisfies Milestone[]
type StepOfStage = (typeof stepsOfStage)[number]

const started = ['review-started'] as const
const finished = [...started, 'review-finished'] as const
const approved = [...finished, 'approved'] as const
const ready = [...approved, 'certificate-ready'] as const

/** The steps that are reached at each stage. An application that came to nothing also keeps those it had reached. */
const reachedAt: Record<Stage, readonly StepOfStage[]> = {
  'not-started': [],
  'in-review': started,
  returned: started,
  resubmitted: started,
  'approval-recommended': finished,
  'refusal-recommended': finished,
  approved,
  'certificate-ready': ready,
  collected: [...ready, 'collected'],
  declined: ['declined'],
  withdrawn: ['withdrawn'],
  'ended-unpaid': ['ended-unpaid'],
}

const isReached = (name: StepOfStage, stage: Stage): boolean => reachedAt[stage].includes(name)

/** The dates of the last return, until another one; a return that staff take back leaves none. */
const correctionsAfter = (from: Stage, to: Stage, at: string): Milestones => {
  if (to === 'returned') return { returned: at, resubmitted: undefined }
  if (to === 'resubmitted') return { resubmitted: at }
  return from === 'returned' && to === 'in-review' ? { returned: undefined } : {}
}

const ofStageAfter = (dates: Milestones, from: Stage, to: Stage, at: string): Milestones => {
  const changed = stepsOfStage.flatMap((name): [StepOfStage, string | undefined][] => {
    if (isReached(name, to)) return isReached(name, from) ? [] : [[name, dates[name] ?? at]]
    return isEndedAt(to) ? [] : [[name, undefined]]
  })
  return Object.fromEntries(changed)
}

/** @param at the instant of the change; steps that the change did not reach keep their dates. */
export const milestonesAfter = (
  dates: Milestones,
  before: Progress,
  after: Progress,
  at: string,
): Milestones => {
  const changed: Milestones = {
    ...(before.stage === after.stage ? {} : ofStageAfter(dates, before.stage, after.stage, at)),
    ...(before.stage === after.stage ? {} : correctionsAfter(before.stage, after.stage, at)),
    ...(before.fee === after.fee ? {} : { 'fee-verified': after.fee === 'verified' ? at : undefined }),
    ...(before.papersComplete === after.papersComplete
      ? {}
      : { 'papers-received': after.papersComplete ? at : undefined }),
  }
  const all = { ...dates, ...changed }
  return Object.fromEntries(Object.entries(all).filter(([, date]) => date !== undefined))
}

/** Whether nothing was reached or undone between the two. */
export const sameMilestones = (one: Milestones, other: Milestones): boolean =>
  milestoneNames.every((name) => one[name] === other[name])
