/** Templates of releases in which one endpoint is missing, has another name or is in another stack: made from those that there are. */
import { kebab } from '#infra/aws/bundle/plan.ts'
import { type Resource, referencesOf, type StackTemplate, type Template } from '#infra/aws/stacks/template.ts'

type Resources = Record<string, Resource>

const without = (resources: Resources, ids: Set<string>): Resources =>
  Object.fromEntries(
    Object.entries(resources)
      .filter(([id]) => !ids.has(id))
      .map(([id, one]) => {
        if (!one.DependsOn) return [id, one]
        return [id, { ...one, DependsOn: [one.DependsOn].flat().filter((needed) => !ids.has(needed)) }]
      }),
  )

const known = new WeakMap<Resource, Set<string>>()
const referencesIn = (resource: Resource): Set<string> => {
  const found = known.get(resource) ?? referencesOf(resource.Properties)
  known.set(resource, found)
  return found
}

/** The function of an endpoint, its role, and everything that refers to one of them. */
const partsOf = ({ Resources }: Template, endpoint: string): Set<string> => {
  const all = Object.entries(Resources)
  const served = all.find(
    ([, { Type, Properties }]) =>
      Type === 'AWS::Lambda::Function' && Properties?.Description === `Serves ${endpoint}.`,
  )
  if (!served) return new Set()
  const found = new Set([served[0], ...referencesOf(served[1].Properties?.Role)])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const [id, resource] of all)
      if ([...referencesIn(resource)].some((one) => found.has(one))) found.add(id)
  }
  return found
}

export const stackOf = (release: StackTemplate[], endpoint: string): StackTemplate => {
  const found = release.find(({ template }) => partsOf(template, endpoint).size > 0)
  if (!found) throw new Error(`No stack serves ${endpoint}`)
  return found
}

const replaceStack = (release: StackTemplate[], name: string, template: Template): StackTemplate[] =>
  release.map((one) => (one.name === name ? { name, template } : one))

export const withoutEndpoint = (release: StackTemplate[], endpoint: string): StackTemplate[] => {
  const { name, template } = stackOf(release, endpoint)
  const parts = partsOf(template, endpoint)
  const Resources = without(template.Resources, parts)
  const Outputs = Object.fromEntries(
    Object.entries(template.Outputs ?? {}).filter(([, { Value }]) =>
      [...referencesOf(Value)].every((id) => !parts.has(id)),
    ),
  )
  return replaceStack(release, name, { ...template, Resources, Outputs })
}

export const movedEndpoint = (release: StackTemplate[], endpoint: string, part: string): StackTemplate[] => {
  const { template } = stackOf(release, endpoint)
  const moved = [...partsOf(template, endpoint)].map((id) => [id, template.Resources[id] as Resource])
  const rest = withoutEndpoint(release, endpoint)
  const target = rest.find(({ name }) => name.endsWith(`-${part}`)) as StackTemplate
  const Resources = { ...target.template.Resources, ...Object.fromEntries(moved) }
  return replaceStack(rest, target.name, { ...target.template, Resources })
}

/**
 * Another name for the same address: every logical id and the function's name change with it.
 * @param keepsRoute as `infra/aws/former-names.ts` does it
 */
export const renamedEndpoint = (
  release: StackTemplate[],
  { from, to, keepsRoute }: { from: string; to: string; keepsRoute: boolean },
): StackTemplate[] => {
  const { name, template } = stackOf(release, from)
  const parts = partsOf(template, from)
  const [old, its] = [from, to].map((endpoint) => `Routes${endpoint.replace('.', '').toLowerCase()}`)
  const rename = (text: string) => text.replaceAll(new RegExp(old as string, 'gi'), its as string)
  const renamed = [...parts].map((id) => {
    const resource = template.Resources[id] as Resource
    const text = rename(JSON.stringify(resource)).replaceAll(`-${kebab(from)}"`, `-${kebab(to)}"`)
    const isRoute = resource.Type === 'AWS::ApiGatewayV2::Route'
    return [isRoute && keepsRoute ? id : rename(id), JSON.parse(text)]
  })
  const Resources = { ...without(template.Resources, parts), ...Object.fromEntries(renamed) }
  return replaceStack(release, name, { ...template, Resources })
}
