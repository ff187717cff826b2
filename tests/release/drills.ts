/** Releases that happen in the life of the portal, each compared with the release before it and deployed on paper. */

import { compareReleases, type Verdict } from '#infra/operations/release/compare.ts'
import { deployOnPaper, missingMeanwhile } from '#infra/operations/release/paper-deployment.ts'
import { tableIndexes } from '#infra/table-indexes.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'
import { withDomain } from './domain.ts'
import { type Drill, first, prod, type Release, released } from './drill.ts'
import { movedEndpoint, renamedEndpoint, withoutEndpoint } from './endpoint-templates.ts'
import { lastKept } from './kept-templates.ts'
import { lostDrills } from './lost-drills.ts'

const now = released()
const moves = { heading: 'an-endpoint-moves-to-another-stack' }
const switching = { heading: 'packaging-is-changed', deploy: first() }
const escalate = { from: 'cases.escalate', to: 'cases.raise' }

/** As `-c indexes=…` makes the stack *data*, and the other stacks as they are. */
const withIndexes = (release: Release, count: number): Release =>
  release.map(({ name, template }) => ({
    name,
    template: {
      ...template,
      Resources: Object.fromEntries(
        Object.entries(template.Resources).map(([id, { Properties = {}, ...its }]) => {
          const indexes = Properties.GlobalSecondaryIndexes as unknown[] | undefined
          const first = indexes && { GlobalSecondaryIndexes: indexes.slice(0, count) }
          return [id, { ...its, Properties: { ...Properties, ...first } }]
        }),
      ),
    },
  }))

/** The release from the last version that was kept. If it needs steps, they are added here and to the runbook. */
const fromLastVersion = (): Drill[] => {
  const last = lastKept()
  return last ? [{ what: `The first release after ${last.version}`, before: last.release, after: now }] : []
}

/** As `-c table=out` makes the stack *data*. */
const dataWithoutTable = (): Release =>
  synthesise(prod, [], { table: 'out' }).release.filter(({ name }) => name.endsWith('-data'))

const twoIndexesFewer = tableIndexes.length - 2

export const drills = (): Drill[] => [
  ...fromLastVersion(),
  { what: 'The table gets another index', before: withIndexes(now, tableIndexes.length - 1), after: now },
  {
    what: 'The table gets several indexes',
    before: withIndexes(now, twoIndexesFewer),
    after: now,
    steps: {
      heading: 'the-table-gets-several-indexes',
      deploy: ({ after }) => [
        ...withIndexes(after, twoIndexesFewer + 1).filter(({ name }) => name.endsWith('-data')),
        ...after,
      ],
    },
  },
  {
    what: 'The table is lost and made again',
    before: now,
    after: now,
    steps: { heading: 'a-lost-table', deploy: ({ after }) => [...dataWithoutTable(), ...after] },
  },
  ...lostDrills(),
  { what: 'An endpoint is added', before: withoutEndpoint(now, 'cases.escalate'), after: now },
  { what: 'An endpoint is removed', before: now, after: withoutEndpoint(now, 'cases.escalate') },
  { what: 'An endpoint that hashes passwords is added', before: released({}, ['auth.login']), after: now },
  {
    what: 'An endpoint that hashes passwords is removed',
    before: now,
    after: released({}, ['adminAuth.login']),
  },
  {
    what: 'An endpoint gets another name, and its address stays',
    before: now,
    after: renamedEndpoint(now, { ...escalate, keepsFunction: false }),
    steps: {
      heading: 'an-endpoint-gets-another-name',
      deploy: ({ before }) => renamedEndpoint(before, { ...escalate, keepsFunction: true }),
    },
  },
  {
    what: 'An endpoint moves from *api* to *staff* or *register*',
    before: now,
    after: movedEndpoint(now, 'council.get', 'staff'),
    steps: { ...moves, deploy: first('api') },
  },
  {
    what: 'An endpoint moves from *staff* or *register* to *api*',
    before: now,
    after: movedEndpoint(now, 'cases.escalate', 'api'),
    steps: { ...moves, deploy: first() },
  },
  { what: 'Packaging becomes `area`', before: now, after: released({ packaging: 'area' }), steps: switching },
  {
    what: 'Packaging becomes `route`',
    before: released({ packaging: 'area' }),
    after: now,
    steps: switching,
  },
  {
    what: 'Sign-in, submission and uploads go live in steps (`release.inSteps`), or no longer',
    before: released({ release: { ...prod.release, inSteps: false } }),
    after: now,
  },
  {
    what: 'A domain is added',
    before: now,
    after: released(withDomain),
    steps: {
      heading: 'a-name-of-its-own-later',
      deploy: first('data', 'staff', 'register', 'api', 'operations'),
    },
  },
  {
    what: 'The own key is turned on',
    before: released({ ownKey: false }),
    after: now,
    steps: { heading: 'the-own-key', deploy: first() },
  },
  {
    what: 'The own key is turned off',
    before: now,
    after: released({ ownKey: false }),
    steps: { heading: 'the-own-key', deploy: first() },
  },
]

export interface Outcome {
  verdict: Verdict
  /** Why it needs steps. */
  reasons: string[]
  replaced: string[]
}

export const outcomeOf = ({ before, after }: Pick<Drill, 'before' | 'after'>): Outcome => {
  const changes = compareReleases(before, after)
  const reasons = [
    ...deployOnPaper(before, after),
    ...missingMeanwhile(before, after),
    ...changes.flatMap(({ stack, id, why }) => (why ? [`${stack} ${id}: ${why}`] : [])),
  ]
  const replaced = changes
    .filter(({ verdict }) => verdict === 'replaced')
    .map(({ stack, id }) => `${stack} ${id}`)
  const verdict = reasons.length > 0 ? 'needs steps' : replaced.length > 0 ? 'replaced' : 'in place'
  return { verdict, reasons, replaced }
}

/** The table of the runbook. */
export const drillTable = (of: Drill[] = drills()): string =>
  [
    '| Release | Verdict | Steps |',
    '| --- | --- | --- |',
    ...of.map((drill) => {
      const { verdict } = outcomeOf(drill)
      return `| ${drill.what} | ${verdict} | ${drill.steps ? `[steps](#${drill.steps.heading})` : 'none'} |`
    }),
  ].join('\n')
