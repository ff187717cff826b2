import { type Check, ok, wrong } from '../check.ts'
import { describeStack } from '../describe-stack.ts'

const settled = /^(CREATE|UPDATE)_COMPLETE$/

export const stacksCheck: Check = {
  name: 'stacks',
  asks: 'Are all stacks deployed, and none of them left half-way?',
  rights: ['cloudformation:DescribeStacks'],
  run: async ({ settings, aws, needs }) => {
    const { stacks } = await needs()
    const states = await Promise.all(
      stacks.map(async ({ name, region }) => ({
        name,
        status: (await describeStack(aws, region, name))?.StackStatus,
      })),
    )
    const missing = states.filter(({ status }) => !status)
    if (missing.length > 0)
      return wrong(
        `Not deployed yet: ${missing.map(({ name }) => name).join(', ')}.`,
        `Run: npm run deploy -- --env ${settings.name}`,
      )
    const unsettled = states.filter(({ status = '' }) => !settled.test(status))
    if (unsettled.length > 0)
      return wrong(
        `${unsettled.map(({ name, status }) => `${name} is ${status}`).join(', ')}.`,
        'Read "A deploy went bad" in the runbook; after a first deployment "A first deployment that failed half-way".',
      )
    return ok(`All ${states.length} stacks are deployed.`)
  },
}
