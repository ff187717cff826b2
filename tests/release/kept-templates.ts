/** Templates of earlier versions, reduced to what a release is compared by: one line for each stack and each resource. */
import { importsOf, type Resource, type StackTemplate, type Template } from '#infra/aws/stacks/template.ts'
import { changeReplaces } from '#infra/operations/release/compare.ts'
import { identityOf } from '#infra/operations/release/identity.ts'
import { keptTemplates, lastVersion } from './kept-folder.ts'

type Line =
  | { stack: string; exports: Template['Outputs']; imports: string[] }
  | { stack: string; id: string; resource: Resource }

/** What else is compared: the indexes of a table and the concurrency that functions reserve. */
const compared = new Set(['GlobalSecondaryIndexes', 'ReservedConcurrentExecutions'])

/** They hold nothing, and their properties all replace them. */
const leftOut = new Set(['AWS::CDK::Metadata', 'AWS::Lambda::Permission'])

const keptResource = ({ Type, Properties = {}, DeletionPolicy }: Resource): Resource => {
  const isIdentity = (name: string, value: unknown): boolean =>
    identityOf({ Type, Properties: { [name]: value } }) !== undefined
  const isKept = ([name, value]: [string, unknown]): boolean =>
    isIdentity(name, value) || compared.has(name) || changeReplaces(Type, name)
  return {
    Type,
    ...(DeletionPolicy && { DeletionPolicy }),
    Properties: Object.fromEntries(Object.entries(Properties).filter(isKept)),
  }
}

export const linesOf = ({ name: stack, template }: StackTemplate): string[] => {
  const { Resources, Outputs = {} } = template
  const exports = Object.fromEntries(Object.entries(Outputs).filter(([, { Export }]) => Export))
  const resources = Object.entries(Resources).flatMap(([id, one]) =>
    leftOut.has(one.Type) ? [] : [{ stack, id, resource: keptResource(one) }],
  )
  const lines: Line[] = [{ stack, exports, imports: [...importsOf(template)] }, ...resources]
  return lines.map((line) => JSON.stringify(line))
}

/** As one output that exports nothing: a template uses what it names anywhere. */
const importing = (names: string[]): Template['Outputs'] => ({
  Imports: { Value: names.map((name) => ({ 'Fn::ImportValue': name })) },
})

/** The stacks of such lines, in the order in which they were deployed. */
export const releaseOf = (lines: readonly string[]): StackTemplate[] => {
  const stacks = new Map<string, Template>()
  for (const line of lines.map((one): Line => JSON.parse(one))) {
    if ('imports' in line)
      stacks.set(line.stack, { Resources: {}, Outputs: { ...line.exports, ...importing(line.imports) } })
    else stacks.get(line.stack)!.Resources[line.id] = line.resource
  }
  return [...stacks].map(([name, template]) => ({ name, template }))
}

/** The last version that was kept; null before the first one. */
export const lastKept = (): { version: string; release: StackTemplate[] } | null => {
  const version = lastVersion()
  return version === null ? null : { version, release: releaseOf(keptTemplates(version)) }
}
