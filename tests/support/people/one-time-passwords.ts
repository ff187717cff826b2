/** The app on a phone: codes from the secret that the portal showed. */
import { TOTP } from 'otpauth'

const periodInSeconds = 30

/** @param steps from now, in half minutes. */
export const codeOf = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret, period: periodInSeconds }).generate({
    timestamp: now.getTime() + steps * periodInSeconds * 1000,
  })

interface Clerk {
  password: string
  ask: (name: string, call?: { body: object }) => Promise<{ status: number; body: { data: never } }>
}

/** Sets an app up for somebody. `next` is a code that was not used yet: it turns the clock to it. */
export const anEnrolled = async (
  { ask, password }: Clerk,
  clock: { now: () => Date; turn: (seconds: number) => void },
) => {
  const { secret } = (await ask('security.begin', { body: { password } })).body.data as { secret: string }
  const confirmed = await ask('security.confirm', { body: { code: codeOf(secret, clock.now()) } })
  if (confirmed.status !== 200) throw new Error(`The app was not confirmed: ${confirmed.status}`)
  const { recovery_codes: recoveryCodes } = confirmed.body.data as { recovery_codes: string[] }
  const next = (): string => {
    clock.turn(periodInSeconds)
    return codeOf(secret, clock.now())
  }
  return { secret, recoveryCodes, next }
}
