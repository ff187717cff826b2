/** Names that can be taken already: the release drills know all that the templates give, and what stands in the way of another region. */
import { expect, test } from 'vitest'
import type { Resource, StackTemplate } from '#infra/aws/stacks/template.ts'
import { identityOf } from '#infra/operations/release/identity.ts'
import { deployOnPaper } from '#infra/operations/release/paper-deployment.ts'
import { settingsOf } from '#infra/settings.ts'
import { withDomain } from '#tests/release/domain.ts'
import { apart } from '#tests/release/drill.ts'
import { drills } from '#tests/release/drills.ts'
import { backups } from '#tests/release/variants.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

/** Others of their kind may have the same name, or it only says what they belong to. */
const needNotDiffer =
  /^(Custom::.*|AWS::(ApiGatewayV2::(Api|Stage)|Backup::(BackupPlan|BackupSelection|RestoreTestingSelection)|CodeDeploy::DeploymentGroup|IAM::Policy|Lambda::Alias))$/

const isName = ([key, value]: [string, unknown]): boolean =>
  /(^|[a-z])Name$/.test(key) && typeof value === 'string'

/** A property, or a member of one. */
const entriesOf = (properties: object): [string, unknown][] =>
  Object.entries(properties).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [[key, value]],
  )

test('every type of resource to which the templates give a name is known', () => {
  const firewall = { requestsOfAnAddress: 3000 }
  const { release } = synthesise({ ...settingsOf('prod'), ...withDomain, backups, firewall })
  const named = [...release, ...apart()]
    .flatMap(({ template }) => Object.values<Resource>(template.Resources))
    .filter(({ Properties = {} }) => entriesOf(Properties).some(isName))
  expect(named.length).toBeGreaterThan(100)
  const unknown = named.filter((one) => !needNotDiffer.test(one.Type) && !identityOf(one))
  expect([...new Set(unknown.map(({ Type }) => Type))]).toEqual([])
})

const taken = (before: StackTemplate[], after: StackTemplate[]): string[] =>
  deployOnPaper(before, after).map((line) => line.replace(/^.* creates (.+) while .*$/, '$1'))

test('a lost region leaves the name of the portal in the way, and nothing else', () => {
  const { before, after } = drills().find(({ what }) => what.startsWith('The region'))!
  expect(taken(before, after)).toEqual(['Distribution ["portal.council.example"]'])
})

test('an account has the rights and the role of the pipeline once', () => {
  const elsewhere = apart().map(({ name, template }) => ({ name: `${name} of another region`, template }))
  expect(taken(elsewhere, apart()).sort()).toEqual([
    'ManagedPolicy portal-prod-boundary',
    'ManagedPolicy portal-prod-execution',
    'OIDCProvider https://token.actions.githubusercontent.com',
    'Role portal-prod-deploy',
  ])
})
