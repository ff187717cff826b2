/**
 * Deploys templates on paper, stack after stack, and says where CloudFormation would refuse: an import that nothing exports, an
 * export that is removed or changed while it is used, a name that exists already.
 */
import { isDeepStrictEqual } from 'node:util'
import { callableIn, gatewayRoutes } from '#infra/aws/stacks/gateway-routes.ts'
import {
  exportsOf,
  importsOf,
  referencesOf,
  type StackTemplate,
  type Template,
} from '#infra/aws/stacks/template.ts'
import { replacedIn } from './compare.ts'
import { identityOf } from './identity.ts'

type Deployed = Map<string, Template>

const usersOf = (deployed: Deployed, exported: string, exporter: string): string[] =>
  [...deployed]
    .filter(([name, template]) => name !== exporter && importsOf(template).has(exported))
    .map(([name]) => name)

const missingImports = (deployed: Deployed, { name, template }: StackTemplate): string[] => {
  const others = [...deployed].filter(([other]) => other !== name)
  const exported = new Set(others.flatMap(([, other]) => [...exportsOf(other).keys()]))
  return [...importsOf(template)]
    .filter((one) => !exported.has(one))
    .map((one) => `${name} imports ${one}, which nothing exports`)
}

/** The value of an export changes with its text, or with a resource that is replaced. */
const changedExports = (deployed: Deployed, { name, template }: StackTemplate): string[] => {
  const before = deployed.get(name)
  if (!before) return []
  const replaced = replacedIn(before, template)
  const after = exportsOf(template)
  return [...exportsOf(before)].flatMap(([exported, value]) => {
    const stays =
      after.has(exported) &&
      isDeepStrictEqual(after.get(exported), value) &&
      ![...referencesOf(value)].some((id) => replaced.has(id))
    return stays
      ? []
      : usersOf(deployed, exported, name).map((user) => `${name} changes ${exported}, which ${user} uses`)
  })
}

const identitiesOf = (template: Template) =>
  Object.entries(template.Resources).flatMap(([id, resource]) => {
    const identity = identityOf(resource)
    return identity ? [{ id, identity }] : []
  })

/**
 * A new resource with a taken name: of another stack, of a resource that is being removed, or of the one that it
 * replaces.
 */
const takenNames = (deployed: Deployed, { name, template }: StackTemplate): string[] => {
  const before = deployed.get(name) ?? { Resources: {} }
  const replaced = replacedIn(before, template)
  const taken = new Map(
    [...deployed].flatMap(([stack, its]) =>
      identitiesOf(its).map(({ id, identity }) => [identity, { stack, id }]),
    ),
  )
  return identitiesOf(template).flatMap(({ id, identity }) => {
    const holder = taken.get(identity)
    const isOwn = holder?.stack === name && holder.id === id && !replaced.has(id)
    return !holder || isOwn ? [] : [`${name} creates ${identity} while ${holder.stack} still has it`]
  })
}

const indexesOf = (template: Template, id: string): string[] => {
  const indexes = template.Resources[id]?.Properties?.GlobalSecondaryIndexes ?? []
  // An index cannot be changed: another definition is another index.
  return (indexes as object[]).map((index) => JSON.stringify(index))
}

/** DynamoDB creates or deletes one index with each update of a table. */
const indexesAtOnce = (deployed: Deployed, { name, template }: StackTemplate): string[] => {
  const before = deployed.get(name) ?? { Resources: {} }
  return Object.keys(template.Resources).flatMap((id) => {
    if (!before.Resources[id]) return []
    const [old, its] = [indexesOf(before, id), indexesOf(template, id)]
    const changed = [...old.filter((one) => !its.includes(one)), ...its.filter((one) => !old.includes(one))]
    return changed.length > 1 ? [`${name} changes ${changed.length} indexes of ${id} at once`] : []
  })
}

const refusals = [missingImports, changedExports, takenNames, indexesAtOnce]

/** The routes whose function is there. */
const routesOf = (stacks: Iterable<Template>): string[] => {
  const templates = [...stacks]
  const callable = new Set(templates.flatMap(callableIn))
  return templates
    .flatMap(gatewayRoutes)
    .filter(({ calls }) => callable.has(calls))
    .map(({ key }) => key)
}

/** Routes that answer before and after, and in between do not. */
export const missingMeanwhile = (before: StackTemplate[], steps: StackTemplate[]): string[] => {
  const deployed: Deployed = new Map(before.map(({ name, template }) => [name, template]))
  const [were, missed] = [routesOf(deployed.values()), new Set<string>()]
  for (const { name, template } of steps) {
    deployed.set(name, template)
    const now = new Set(routesOf(deployed.values()))
    for (const route of were) if (!now.has(route)) missed.add(route)
  }
  const later = new Set(routesOf(deployed.values()))
  return [...missed].filter((route) => later.has(route)).map((route) => `${route} is missing meanwhile`)
}

/**
 * @param before the stacks that exist
 * @param steps what is deployed, in order; a stack may come twice, with different templates
 * @returns what stops it, in the order in which it is met; nothing if all goes through
 */
export const deployOnPaper = (before: StackTemplate[], steps: StackTemplate[]): string[] => {
  const deployed: Deployed = new Map(before.map(({ name, template }) => [name, template]))
  return steps.flatMap((step) => {
    const problems = refusals.flatMap((refusal) => refusal(deployed, step))
    deployed.set(step.name, step.template)
    return problems
  })
}
