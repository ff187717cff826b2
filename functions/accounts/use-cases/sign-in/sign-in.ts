/**
 * Signing in, for applicants and staff: counts the try, compares, records it, starts a session, recognises the
 * browser.
 */
import {
  isKnownDevice,
  type KnownDevices,
  newDeviceMarker,
} from '#functions/accounts/data/sign-in/known-device.ts'
import { tokenHash } from '#functions/accounts/data/sign-in/token-hash.ts'
import { signInQueue } from '#functions/accounts/gateways/hash-queue.ts'
import type { Needs } from '#functions/services.ts'
import type { SignInFactor, SignInOutcome } from '#shared/accounts/records/sign-ins.ts'
import { Invalid, TooMany } from '#shared/kit/errors.ts'
import { countSignInAttempt } from './count-sign-in-attempts.ts'
import { startSession } from './start-session.ts'
import { verifyPassword } from './verify-password.ts'

/** Is looked up for an unknown e-mail, so that both cases make the same calls. */
const unknownPersonId = 'nobody'

/** The same message for an unknown e-mail and a wrong password (docs/security.md#enumeration). */
const wrongCredentials = () =>
  new Invalid({ email: ['Email or password is wrong'] }, 'Email or password is wrong')

/** A try that did not succeed: its record and its answer. */
export class NotSignedInBy extends Error {
  override readonly name = 'NotSignedInBy'
  readonly outcome: SignInOutcome
  readonly answer: Error
  constructor(outcome: SignInOutcome, answer: Error) {
    super(outcome)
    this.outcome = outcome
    this.answer = answer
  }
}

/** Refusals after the right password; they count as no guess. */
const passwordWasRight = new Set<SignInOutcome>(['code-asked', 'account-closed'])

interface Person {
  id: string
  account: { password_hash: string; session_generation: number }
}

/** How accounts of a kind are found. */
interface People<P> {
  idByEmail: (email: string) => Promise<string | null>
  /** @returns null also for an account that may not sign in */
  load: (id: string) => Promise<P | null>
  /**
   * The checks after the password.
   * @throws NotSignedInBy
   */
  verifyFurther?: (person: P) => Promise<{ person: P; factor: SignInFactor }>
}

/** What a person sends, and from which address and browser. */
interface SignInRequest extends Origin {
  body: { email: string; password: string }
}

interface Origin {
  address: string
  deviceMarker: string | undefined
  browser: string | undefined
  now: Date
}

type SignInServices = Needs<
  | 'knownDevices'
  | 'limits'
  | 'newId'
  | 'passwordHashes'
  | 'passwords'
  | 'sessions'
  | 'signIns'
  | 'signInWaits'
  | 'tokenSigner'
>

/**
 * The steps after somebody has proved who they are: the record, a session, a known browser, and the try is
 * taken off the count.
 * @param known browsers, if they were read just now
 */
export const beginSession = async (
  kind: 'applicant' | 'staff',
  person: { id: string; account: { session_generation: number } },
  {
    factor,
    marker,
    known,
    tries,
  }: {
    factor: SignInFactor
    marker: string
    known?: KnownDevices | undefined
    tries: { succeed: () => Promise<void> }
  },
  { address, browser, now }: Origin,
  services: Needs<'knownDevices' | 'newId' | 'sessions' | 'signIns' | 'tokenSigner'>,
) => {
  const sid = services.newId()
  const device = tokenHash(marker)
  const signedIn = { outcome: 'signed-in' as const, factor, sid, device }
  await services.signIns.note(kind, person.id, signedIn, { address, browser }, now)
  const token = await startSession(kind, person, sid, now, device, services)
  const [remembered] = await Promise.allSettled([
    services.knownDevices.remember(kind, person.id, device, now, known),
    tries.succeed(),
  ])
  return { ...token, ...(remembered.status === 'fulfilled' && { device: marker }) }
}

const signInInTurn = async <P extends Person>(
  kind: 'applicant' | 'staff',
  request: SignInRequest,
  people: People<P>,
  services: SignInServices,
) => {
  const { body, address, browser, now } = request
  const { knownDevices, signIns } = services
  const id = await people.idByEmail(body.email)
  const origin = { address, browser }

  const marker = request.deviceMarker ?? newDeviceMarker()
  const device = tokenHash(marker)
  let known: KnownDevices | undefined
  if (request.deviceMarker) known = await knownDevices.read(kind, id ?? unknownPersonId)
  const knownDevice = known && isKnownDevice(known, device, now) ? device : null

  const tries = await countSignInAttempt(
    kind,
    { address, email: body.email, knownDevice, now },
    services,
  ).catch(async (error) => {
    // The try is refused, even if it cannot be recorded.
    if (error instanceof TooMany) await signIns.noteWaiting(kind, id, origin, now).catch(() => undefined)
    throw error
  })

  const verify = async () => {
    const found = await people.load(id ?? unknownPersonId)
    const person = await verifyPassword(kind, found, body.password, services)
    if (!person) throw new NotSignedInBy('wrong-password', wrongCredentials())
    return people.verifyFurther?.(person) ?? { person, factor: 'password' as const }
  }
  const { person, factor } = await verify().catch(async (error) => {
    const isGuess = error instanceof NotSignedInBy && !passwordWasRight.has(error.outcome)
    if (!isGuess) await tries.giveBack()
    if (!(error instanceof NotSignedInBy)) throw error
    await signIns.note(kind, id, { outcome: error.outcome }, origin, now)
    throw error.answer
  })

  const token = await beginSession(kind, person, { factor, marker, known, tries }, request, services)
  return { person, token }
}

/** Waits for its turn among many at once. @throws Invalid, TooMany, Unavailable */
export const signIn = <P extends Person>(
  kind: 'applicant' | 'staff',
  request: SignInRequest,
  people: People<P>,
  services: SignInServices,
) => signInQueue.run(() => signInInTurn(kind, request, people, services))
