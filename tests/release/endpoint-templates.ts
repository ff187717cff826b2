/** Templates of releases in which one endpoint is missing, has another name or is in another stack: made from those that there are. */
import { kebab } from '#infra/aws/bundle/plan.ts'
import { type Resource, referencesOf, type StackTemplate, type Template } from '#infra/aws/stacks/template.ts'
import { endpoints } from '#shared/contract.ts'

type Resources = Record<string, Resource>

const integrationsKey = 'x-amazon-apigateway-integrations'

/** Of the HTTP API. */
interface Body {
  paths: Record<string, Record<string, unknown>>
  components: Record<typeof integrationsKey, Record<string, unknown>>
}

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

/** The routes are in another stack than what they call. */
const withoutRoute = (release: StackTemplate[], endpoint: string): StackTemplate[] => {
  const { method, path } = endpoints.find(({ name }) => name === endpoint)!.endpoint
  const drop = (record: Record<string, unknown>, key: string) =>
    Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))
  return release.map(({ name, template }) => ({
    name,
    template: {
      ...template,
      Resources: Object.fromEntries(
        Object.entries(template.Resources).map(([id, its]) => {
          const Body = its.Properties?.Body as Body | undefined
          if (!Body) return [id, its]
          const operations = drop(Body.paths[path] ?? {}, method.toLowerCase())
          const rest = drop(Body.paths, path)
          const paths = Object.keys(operations).length > 0 ? { ...rest, [path]: operations } : rest
          const integrations = drop(Body.components[integrationsKey], kebab(endpoint))
          const left = { ...Body, paths, components: { [integrationsKey]: integrations } }
          return [id, { ...its, Properties: { ...its.Properties, Body: left } }]
        }),
      ),
    },
  }))
}

const withoutFunction = (release: StackTemplate[], endpoint: string): StackTemplate[] => {
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

export const withoutEndpoint = (release: StackTemplate[], endpoint: string): StackTemplate[] =>
  withoutRoute(withoutFunction(release, endpoint), endpoint)

export const movedEndpoint = (release: StackTemplate[], endpoint: string, part: string): StackTemplate[] => {
  const { template } = stackOf(release, endpoint)
  const moved = [...partsOf(template, endpoint)].map((id) => [id, template.Resources[id] as Resource])
  const rest = withoutFunction(release, endpoint)
  const target = rest.find(({ name }) => name.endsWith(`-${part}`)) as StackTemplate
  const Resources = { ...target.template.Resources, ...Object.fromEntries(moved) }
  return replaceStack(rest, target.name, { ...target.template, Resources })
}

/**
 * Another name for the same address.
 * @param keepsFunction as `infra/aws/former-names.ts` does it; otherwise every logical id and the function's name change with it
 */
export const renamedEndpoint = (
  release: StackTemplate[],
  { from, to, keepsFunction }: { from: string; to: string; keepsFunction: boolean },
): StackTemplate[] => {
  const { name, template } = stackOf(release, from)
  const parts = partsOf(template, from)
  const [old, its] = [from, to].map((endpoint) => `Routes${endpoint.replace('.', '').toLowerCase()}`)
  const describe = (text: string) => text.replaceAll(`"Serves ${from}."`, `"Serves ${to}."`)
  if (keepsFunction) return replaceStack(release, name, JSON.parse(describe(JSON.stringify(template))))
  const rename = (text: string) => text.replaceAll(new RegExp(old as string, 'gi'), its as string)
  const renamed = [...parts].map((id) => {
    const text = describe(rename(JSON.stringify(template.Resources[id])))
    return [rename(id), JSON.parse(text.replaceAll(`-${kebab(from)}"`, `-${kebab(to)}"`))]
  })
  const Resources = { ...without(template.Resources, parts), ...Object.fromEntries(renamed) }
  const called = new RegExp(`(?<=:function:portal-[a-z]+-)${kebab(from)}(?=[:/])`, 'g')
  const calling = (text: string) => text.replaceAll(called, kebab(to))
  return replaceStack(release, name, { ...template, Resources }).map((one) =>
    one.name.endsWith('-web') ? { ...one, template: JSON.parse(calling(JSON.stringify(one.template))) } : one,
  )
}
