/** Tries to sign in are counted before anything is hashed, for known and unknown e-mails alike. */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'

const quarterOfAnHour = 15 * 60

/**
 * For one e-mail address from one IP address: stopped long before the IP address is, because other people share that
 * (docs/security.md#limits).
 */
const byAddressAndEmail: Limit = { scope: 'login-ip-email', most: 5, windowInSeconds: quarterOfAnHour }
const byAddress: Limit = { scope: 'login-ip', most: 60, windowInSeconds: quarterOfAnHour }

interface SignInTry {
  address: string
  email: string
  /** Hash of the marker of a known device; null elsewhere. */
  knownDevice: string | null
  now: Date
}

interface CountedTry {
  /** It was no guess: it does not count. */
  giveBack: () => Promise<void>
  /** It was right: the tries before it are forgotten, and it does not count for others at the address. */
  succeed: () => Promise<void>
}

interface Step {
  count: () => Promise<void>
  giveBack: () => Promise<void>
  succeed: () => Promise<void>
}

/**
 * Counts a try. Waits are counted separately for a known device, so that somebody who guesses in another
 * browser does not delay it. A refused try is not counted.
 * @throws TooMany
 */
export const countSignInAttempt = async (
  kind: 'applicant' | 'staff',
  { address, email, knownDevice, now }: SignInTry,
  { limits, signInWaits }: Needs<'limits' | 'signInWaits'>,
): Promise<CountedTry> => {
  const limited = (limit: Limit, subject: string): Step => {
    const giveBack = () => limits.refund(limit, subject, now)
    return { count: () => limits.count(limit, subject, now), giveBack, succeed: giveBack }
  }
  const waiting = (subject: string): Step => ({
    count: () => signInWaits.count(subject, now),
    giveBack: () => signInWaits.giveBack(subject),
    succeed: () => signInWaits.clear(subject),
  })
  const steps = knownDevice
    ? [waiting(`${kind} ${email} ${knownDevice}`)]
    : [
        limited(byAddressAndEmail, `${kind} ${address} ${email}`),
        limited(byAddress, `${kind} ${address}`),
        waiting(`${kind} ${email}`),
      ]

  // While an e-mail is guessed at, most tries end here, before anything is written.
  if (!knownDevice) await signInWaits.requireNoWait(`${kind} ${email}`, now)

  const counted: Step[] = []
  // If this fails, the try stays counted; whatever it was a part of has happened all the same.
  const settle = async (how: 'giveBack' | 'succeed') => {
    await Promise.allSettled(counted.map((step) => step[how]()))
  }
  try {
    for (const step of steps) {
      await step.count()
      counted.push(step)
    }
  } catch (error) {
    await settle('giveBack')
    throw error
  }
  return { giveBack: () => settle('giveBack'), succeed: () => settle('succeed') }
}

/**
 * Counts a try with a passkey. Nothing can be guessed there, and whoever guesses the password of the same person does not
 * hinder it. @throws TooMany
 */
export const countPasskeyTry = async (
  kind: 'applicant' | 'staff',
  { address, now }: { address: string; now: Date },
  { limits }: Needs<'limits'>,
): Promise<{ succeed: () => Promise<void> }> => {
  const subject = `${kind} ${address}`
  await limits.count(byAddress, subject, now)
  return { succeed: () => limits.refund(byAddress, subject, now) }
}

/** After a reset of the password nobody's tries with this e-mail hinder its owner. */
export const clearSignInAttempts = (
  kind: 'applicant' | 'staff',
  email: string,
  { signInWaits }: Needs<'signInWaits'>,
): Promise<void> => signInWaits.clear(`${kind} ${email}`)
