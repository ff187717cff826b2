/** How much of each quota of AWS the templates of an environment use. */
import { gatewayRoutes, integrationsIn } from '#infra/aws/stacks/gateway-routes.ts'
import { mostReserved, unreservedConcurrency } from '#infra/aws/stacks/reserved-concurrency.ts'
import type { Resource, StackTemplate } from '#infra/aws/stacks/template.ts'

interface QuotaUse {
  what: string
  limit: number
  largest: number
  where: string
}

/** No ARN, name or address that is known only after deployment is longer. */
const unknownLength = 128

/** A value with what is known only later as that many letters. */
const resolved = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolved)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [name = '', its] = entries[0] ?? []
  if (name === 'Fn::Join') return (its[1] as unknown[]).map(resolved).join(its[0])
  if (entries.length === 1 && (name === 'Ref' || name.startsWith('Fn::'))) return 'x'.repeat(unknownLength)
  return Object.fromEntries(entries.map(([key, one]) => [key, resolved(one)]))
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(resolved(value) ?? {}))

type Measured = [largest: number, where: string][]

const largest = (what: string, limit: number, measured: Measured): QuotaUse => {
  const [most, where] = measured.reduce((one, other) => (other[0] > one[0] ? other : one), [0, ''])
  return { what, limit, largest: most, where }
}

const policiesOf = ({ Properties }: Resource): unknown[] =>
  ((Properties?.Policies ?? []) as { PolicyDocument: unknown }[]).map(({ PolicyDocument }) => PolicyDocument)

const variablesOf = ({ Properties }: Resource): unknown =>
  (Properties?.Environment as { Variables?: unknown } | undefined)?.Variables

export const quotasOf = (release: StackTemplate[]): QuotaUse[] => {
  const resources = release.flatMap(({ name, template }) =>
    Object.entries(template.Resources).map(([id, its]) => ({ where: `${name} ${id}`, its })),
  )
  const ofType = (type: string) => resources.filter(({ its }) => its.Type === type)
  const stacks = (measure: (stack: StackTemplate['template']) => number): Measured =>
    release.map(({ name, template }) => [measure(template), name])
  const each = (type: string, measure: (its: Resource) => number): Measured =>
    ofType(type).map(({ where, its }) => [measure(its), where])
  return [
    largest(
      'Resources of a stack',
      500,
      stacks(({ Resources }) => Object.keys(Resources).length),
    ),
    largest(
      'Outputs of a stack',
      200,
      stacks(({ Outputs = {} }) => Object.keys(Outputs).length),
    ),
    largest(
      'Bytes of a template',
      1_000_000,
      // As `cdk` writes and uploads it.
      stacks((template) => Buffer.byteLength(JSON.stringify(template, undefined, 1))),
    ),
    largest(
      'Routes of the API',
      300,
      stacks((template) => gatewayRoutes(template).length),
    ),
    largest('Integrations of the API', 300, stacks(integrationsIn)),
    largest(
      'Bytes of the inline policies of a role',
      10_240,
      each('AWS::IAM::Role', (its) => policiesOf(its).reduce<number>((sum, one) => sum + bytes(one), 0)),
    ),
    largest(
      'Bytes of the environment of a function',
      4096,
      each('AWS::Lambda::Function', (its) => bytes(variablesOf(its))),
    ),
    largest(
      'Letters of the name of a function',
      64,
      each('AWS::Lambda::Function', ({ Properties }) => String(Properties?.FunctionName ?? '').length),
    ),
  ]
}

/** @param other the same release in the other packaging; both sets of functions are there while one follows the other */
export const concurrencyUse = (limit: number, release: StackTemplate[], other: StackTemplate[]): QuotaUse => {
  const most = Math.max(mostReserved(release, other), mostReserved(other, release))
  const what = 'Concurrent executions of the account, while packaging is changed'
  return largest(what, limit, [[most + unreservedConcurrency, 'all stacks']])
}
