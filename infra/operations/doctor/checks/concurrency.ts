import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { unreservedConcurrency } from '#infra/aws/stacks/reserved-concurrency.ts'
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
    const needed = reserved + unreservedConcurrency
    if (allowed < needed)
      return wrong(
        `The account may run ${allowed} functions at once; ${needed} are needed, of which ${reserved} are reserved.`,
        'Run: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000',
      )
    if (allowed < settings.concurrencyOfAccount)
      return wrong(
        `The account may run ${allowed} functions at once, and the alarm counts on ${settings.concurrencyOfAccount}.`,
        `Set concurrencyOfAccount to ${allowed} in infra/settings.ts.`,
      )
    const switching = reservedWhileSwitching > reserved ? ofSwitching(allowed, reservedWhileSwitching) : ''
    return ok(`${allowed} functions may run at once, ${needed} are needed${switching}.`)
  },
}
