/** What an inspector should look at at a place of practice, in words. */
import { formatDate } from '#shared/kit/format.ts'
import type { Practice } from '../records/practice.ts'
import { standingLabels } from './registration.ts'

/** Nothing where all is as it should be. */
export const practiceRemarks = ({ standing, place: { until }, elsewhere, others }: Practice): string[] => [
  ...(until ? [`Nobody in charge since ${formatDate(until)}`] : []),
  ...(standing === 'active' ? [] : [`Not in force: ${standingLabels[standing].toLowerCase()}`]),
  ...others.map(
    (one) => `Also in charge: ${one.number}, ${one.name}, ${standingLabels[one.standing].toLowerCase()}`,
  ),
  ...elsewhere.map((words) => `Also at ${words}`),
]
