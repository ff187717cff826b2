/** Checks of what AWS allows the account, against what the templates need. */
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  NoSuchResourceException,
  type ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas'
import { unreservedConcurrency } from '#infra/aws/stacks/reserved-concurrency.ts'
import type { TemplateNeeds } from '#infra/aws/stacks/template-needs.ts'
import type { AwsClients } from '../aws-clients.ts'
import { type Check, ok, wrong } from '../check.ts'

/** A change of `packaging` is rare, so an account without the places for it is well. */
const ofSwitching = (allowed: number, reserved: number): string => {
  const needed = reserved + unreservedConcurrency
  return allowed < needed
    ? `; before \`packaging\` is changed, ask for ${needed}: both sets of functions reserve theirs for some minutes`
    : `, ${needed} while \`packaging\` is changed`
}

export const concurrencyCheck: Check = {
  name: 'concurrency',
  asks: 'May the account run as many functions at once as the templates reserve?',
  rights: ['lambda:GetAccountSettings'],
  run: async ({ settings, aws, needs }) => {
    const { AccountLimit } = await aws.functions().send(new GetAccountSettingsCommand())
    const allowed = AccountLimit?.ConcurrentExecutions ?? 0
    const { reserved, reservedWhileSwitching } = await needs()
    // Where nothing is reserved any account will do; calls beyond its limit are answered 429.
    const needed = reserved && reserved + unreservedConcurrency
    if (allowed < needed)
      return wrong(
        `The account may run ${allowed} functions at once; ${needed} are needed, of which ${reserved} are reserved.`,
        `Run: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000; or begin small: set concurrencyOfAccount to ${allowed} in infra/settings.ts.`,
      )
    if (allowed < settings.concurrencyOfAccount)
      return wrong(
        `The account may run ${allowed} functions at once, and the alarm counts on ${settings.concurrencyOfAccount}.`,
        `Set concurrencyOfAccount to ${allowed} in infra/settings.ts.`,
      )
    const switching = reservedWhileSwitching > reserved ? ofSwitching(allowed, reservedWhileSwitching) : ''
    return ok(
      needed
        ? `${allowed} functions may run at once, ${needed} are needed${switching}.`
        : `${allowed} functions may run at once, and none are reserved.`,
    )
  },
}

interface AskedQuota {
  what: string
  ServiceCode: string
  QuotaCode: string
  client: (aws: AwsClients) => ServiceQuotasClient
  needed: (needs: TemplateNeeds) => number
}

/** Those that the portal could come near; the rest is a tenth of what AWS gives every account. */
const quotas: AskedQuota[] = [
  {
    what: 'routes of an HTTP API',
    ServiceCode: 'apigateway',
    QuotaCode: 'L-65B5C802',
    client: (aws) => aws.quotas(),
    needed: ({ routes }) => routes,
  },
  {
    what: 'roles of the account',
    ServiceCode: 'iam',
    QuotaCode: 'L-FE177D64',
    client: (aws) => aws.globalQuotas(),
    needed: ({ roles }) => roles,
  },
]

/** The account's own figure, or the one that every account has. */
const allowedBy = async (
  { client, ServiceCode, QuotaCode }: AskedQuota,
  aws: AwsClients,
): Promise<number> => {
  const which = { ServiceCode, QuotaCode }
  const { Quota } = await client(aws)
    .send(new GetServiceQuotaCommand(which))
    .catch((error) => {
      if (!(error instanceof NoSuchResourceException)) throw error
      return client(aws).send(new GetAWSDefaultServiceQuotaCommand(which))
    })
  return Quota?.Value ?? 0
}

export const quotasCheck: Check = {
  name: 'quotas',
  asks: 'Does the account allow as many routes and roles as the templates have?',
  rights: ['servicequotas:GetServiceQuota', 'servicequotas:GetAWSDefaultServiceQuota'],
  run: async ({ aws, needs }) => {
    const values = await Promise.all(
      quotas.map(async (quota) => ({ quota, value: await allowedBy(quota, aws) })),
    )
    const counted = await needs()
    const short = values.find(({ quota, value }) => value < quota.needed(counted))
    if (short) {
      const { what, ServiceCode, QuotaCode, needed } = short.quota
      return wrong(
        `The account allows ${short.value} ${what}; the templates have ${needed(counted)}.`,
        `Run: aws service-quotas request-service-quota-increase --service-code ${ServiceCode} --quota-code ${QuotaCode} --desired-value ${needed(counted) * 2}`,
      )
    }
    return ok(
      values.map(({ quota, value }) => `${quota.needed(counted)} of ${value} ${quota.what}`).join(', '),
    )
  },
}
