/** Which properties of a resource can only be changed by making another resource in its place. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

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
