/** Each change of a release, and what CloudFormation makes of it. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { type Resource, referencesOf, type StackTemplate, type Template } from '#infra/aws/stacks/template.ts'

/** Which properties of a resource can only be changed by making another resource in its place. */
interface ResourceType {
  cloudFormationType: string
  properties: Record<string, { causesReplacement?: 'yes' | 'no' | 'maybe' }>
}

/** From what `cdk diff` itself knows about CloudFormation; the version of that package is pinned. */
const readTypes = (): Map<string, ResourceType> => {
  const cdk = dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json'))
  const { schema } = JSON.parse(gunzipSync(readFileSync(join(cdk, 'db.json.gz'))).toString())
  return new Map(schema.resource.entities.map((one: ResourceType) => [one.cloudFormationType, one]))
}

let types: Map<string, ResourceType> | undefined

/** @throws Error for a type that CloudFormation does not know; custom resources stay in place. */
export const changeReplaces = (type: string, property: string): boolean => {
  if (type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource') return false
  types ??= readTypes()
  const known = types.get(type)
  if (!known) throw new Error(`CloudFormation has no resource type ${type}.`)
  return (known.properties[property]?.causesReplacement ?? 'no') !== 'no'
}

export type Verdict = 'in place' | 'replaced' | 'needs steps'

interface Change {
  stack: string
  id: string
  type: string
  what: 'added' | 'removed' | 'changed'
  /** The changed properties. */
  properties: string[]
  verdict: Verdict
  /** Why it needs steps. */
  why?: string
}

/** The data that is lost with a resource, so that removing or replacing it always needs a decision. */
const lostWith: Record<string, string> = {
  'AWS::ApiGatewayV2::Api': 'the address under which CloudFront reaches the service',
  'AWS::CloudFront::Distribution': 'the address of the portal',
  'AWS::DynamoDB::Table': 'the records',
  'AWS::KMS::Key': 'the key without which what it encrypted cannot be read',
  'AWS::Logs::LogGroup': 'the lines of the log',
  'AWS::S3::Bucket': 'the files',
  'AWS::SES::EmailIdentity': 'the verification of the sender',
  'AWS::SNS::Subscription': 'the confirmation by the address of alarms',
  'AWS::SecretsManager::Secret': 'the value of the secret',
}

const changedProperties = (before: Resource, after: Resource): string[] => {
  const [old, its] = [before.Properties ?? {}, after.Properties ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(its)])].filter(
    (name) => !isDeepStrictEqual(old[name], its[name]),
  )
}

/** The resources that get another in their place, and those that must follow because they are tied to one of these. */
export const replacedIn = (before: Template, after: Template): Set<string> => {
  const both = Object.entries(after.Resources).flatMap(([id, its]) => {
    const old = before.Resources[id]
    return old && old.Type === its.Type ? [{ id, old, its }] : []
  })
  const replaced = new Set<string>()
  const isReplaced = ({ old, its }: { old: Resource; its: Resource }): boolean =>
    changedProperties(old, its).some((name) => changeReplaces(its.Type, name)) ||
    Object.entries(its.Properties ?? {}).some(
      ([name, value]) =>
        [...referencesOf(value)].some((id) => replaced.has(id)) && changeReplaces(its.Type, name),
    )
  for (let size = -1; size !== replaced.size; ) {
    size = replaced.size
    for (const one of both) if (isReplaced(one)) replaced.add(one.id)
  }
  return replaced
}

const gone = (type: string): Pick<Change, 'verdict' | 'why'> =>
  type in lostWith
    ? { verdict: 'needs steps', why: `with it goes ${lostWith[type]}` }
    : { verdict: 'in place' }

const changesOf = (stack: string, before: Template, after: Template): Change[] => {
  const replaced = replacedIn(before, after)
  const ids = [...new Set([...Object.keys(before.Resources), ...Object.keys(after.Resources)])]
  return ids.flatMap((id): Change[] => {
    const [old, its] = [before.Resources[id], after.Resources[id]]
    const about = { stack, id, type: (its ?? old)?.Type ?? '', properties: [] }
    if (!old) return [{ ...about, what: 'added', verdict: 'in place' }]
    if (!its) return [{ ...about, what: 'removed', ...gone(old.Type) }]
    const properties = changedProperties(old, its)
    if (old.Type !== its.Type)
      return [{ ...about, what: 'changed', verdict: 'needs steps', why: 'a resource cannot change its type' }]
    if (replaced.has(id)) {
      const lost = gone(its.Type)
      const verdict = lost.verdict === 'needs steps' ? lost : { verdict: 'replaced' as const }
      return [{ ...about, what: 'changed', properties, ...verdict }]
    }
    return properties.length > 0 ? [{ ...about, what: 'changed', properties, verdict: 'in place' }] : []
  })
}

const nothing: Template = { Resources: {} }

/** Stacks are compared by name; a stack that only one side has is compared with an empty one. */
export const compareReleases = (before: StackTemplate[], after: StackTemplate[]): Change[] => {
  const find = (side: StackTemplate[], name: string) =>
    side.find((one) => one.name === name)?.template ?? nothing
  const names = [...new Set([...before, ...after].map(({ name }) => name))]
  return names.flatMap((name) => changesOf(name, find(before, name), find(after, name)))
}
