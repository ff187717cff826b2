/** What CloudFormation reads of a release: its templates, in the order in which they are deployed. */

export interface Resource {
  Type: string
  Properties?: Record<string, unknown>
  DeletionPolicy?: string
  DependsOn?: string | string[]
}

export interface Template {
  Resources: Record<string, Resource>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>
}

export interface StackTemplate {
  name: string
  template: Template
}

/** Every value of this key, at any depth. */
const valuesOf = (key: string, within: unknown): unknown[] => {
  if (Array.isArray(within)) return within.flatMap((one) => valuesOf(key, one))
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([name, value]) => (name === key ? [value] : valuesOf(key, value)))
}

const inSub = /\$\{([\w:]+)[^}]*\}/g

/** The logical ids that a value refers to. */
export const referencesOf = (value: unknown): Set<string> =>
  new Set([
    ...valuesOf('Ref', value).map(String),
    ...valuesOf('Fn::GetAtt', value).map((target) => String([target].flat()[0]).split('.')[0] ?? ''),
    ...valuesOf('Fn::Sub', value).flatMap((text) =>
      [...String([text].flat()[0]).matchAll(inSub)].map(([, id = '']) => id),
    ),
  ])

/** Names of the exports that a stack uses. */
export const importsOf = (template: Template): Set<string> =>
  new Set(valuesOf('Fn::ImportValue', template).map(String))

/** Values of a stack's exports by their names. */
export const exportsOf = ({ Outputs = {} }: Template): Map<string, unknown> =>
  new Map(Object.values(Outputs).flatMap(({ Value, Export }) => (Export ? [[Export.Name, Value]] : [])))
