/** Another account or region takes the place of one that is lost, and whose stacks nobody can change any more. */

import { edgeRegion } from '#infra/settings.ts'
import { withDomain } from './domain.ts'
import { apart, type Drill, first, prod, type Release, released } from './drill.ts'
import { backups } from './variants.ts'

const lost = ' that is lost'

const ofTypes = (release: Release, isOf: (type: string) => boolean): Release =>
  release.map(({ name, template }) => {
    const left = Object.entries(template.Resources).filter(([, { Type }]) => isOf(Type))
    return { name, template: { Resources: Object.fromEntries(left) } }
  })

/** What of a lost release is there all the same, with its name: the resources of these types. */
const leftBehind = (release: Release, types: RegExp): Release =>
  ofTypes(release, (type) => types.test(type)).map(({ name, template }) => ({
    name: `${name}${lost}`,
    template,
  }))

/** What a person removes by hand or AWS frees: the resources of these types in stacks that are lost. */
const freed = (before: Release, types: RegExp): Release =>
  ofTypes(
    before.filter(({ name }) => name.endsWith(lost)),
    (type) => !types.test(type),
  )

/** The portal is there without its own name first, which is added once the lost distribution has given it up. */
const nameLast = (before: Release, without: Release, withName: Release): Release => [
  ...without,
  ...freed(before, /::CloudFront::Distribution$/),
  ...first('data', 'staff', 'register', 'api', 'operations')({ after: withName }),
]

/** The gateway's name is free in another region, and taken in the same one. */
const named = (gateway: string, region: string) => ({
  domain: {
    ...withDomain.domain!,
    gateway: { name: gateway, certificateArn: `arn:aws:acm:${region}:123456789012:certificate/two` },
  },
})

const accountLost = (): Drill => {
  const settings = { account: '210123456789', backups }
  const withName = released({ ...settings, ...named('gateway-two.council.example', 'eu-central-1') })
  const before = leftBehind(released(withDomain), /::(CloudFront::Distribution|ApiGatewayV2::DomainName)$/)
  return {
    what: 'The account is lost, and another one takes its place',
    before,
    after: [...apart(settings), ...withName],
    steps: {
      heading: 'a-lost-account',
      deploy: () => [...apart(settings), ...nameLast(before, released(settings), withName)],
    },
  }
}

const regionLost = (): Drill => {
  const settings = { region: 'eu-west-1', backups }
  const withName = released({ ...settings, ...named('gateway.council.example', settings.region) })
  const portal = released(withDomain).map((one) => ({
    ...one,
    region: one.name.endsWith('-edge') ? edgeRegion : prod.region,
  }))
  const all = [...apart(), ...portal]
  const before = [
    ...all.filter(({ region }) => region === edgeRegion),
    // A trail of all regions has its name in each; names of buckets are unique in all accounts.
    ...leftBehind(
      all.filter(({ region }) => region !== edgeRegion),
      /::(Budgets|CloudFront|CloudTrail|IAM|S3)::/,
    ),
  ]
  return {
    what: 'The region is lost, and another one takes its place',
    before,
    after: [...apart(settings), ...withName],
    steps: {
      heading: 'a-lost-region',
      deploy: () => [...apart(settings), ...nameLast(before, released(settings), withName)],
    },
  }
}

export const lostDrills = (): Drill[] => [accountLost(), regionLost()]
