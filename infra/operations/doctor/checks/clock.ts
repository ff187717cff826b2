import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { type Check, ok, unknown, wrong } from '../check.ts'

/** From five minutes on AWS refuses signatures; links and days go wrong long before. */
const mostSecondsApart = 60

export const clockCheck: Check = {
  name: 'clock',
  asks: "Does this machine's clock agree with that of AWS?",
  rights: ['sts:GetCallerIdentity'],
  run: async ({ aws }) => {
    let apart: number | undefined
    const client = aws.sts()
    client.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args)
        const { date } = (result.response as { headers: Record<string, string> }).headers
        if (date) apart = Math.round((Date.now() - Date.parse(date)) / 1000)
        return result
      },
      { step: 'deserialize', priority: 'low', name: 'readsTheClock', override: true },
    )
    await client.send(new GetCallerIdentityCommand())
    if (apart === undefined)
      return unknown(
        'AWS did not say its time.',
        'Look whether something between here and AWS removes headers.',
      )
    if (Math.abs(apart) > mostSecondsApart)
      return wrong(
        `This machine's clock is ${Math.abs(apart)} seconds ${apart > 0 ? 'ahead of' : 'behind'} that of AWS.`,
        'Switch on time synchronisation (NTP) on this machine.',
      )
    return ok('The clocks agree.')
  },
}
