/** Finds out the caller: a valid token, an existing person, a live session. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { checkers } from '#functions/accounts/data/checker.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { isLive, type Session, sessions } from '#functions/accounts/data/sign-in/session.ts'
import { tokenHash } from '#functions/accounts/data/sign-in/token-hash.ts'
import { tokens } from '#functions/accounts/gateways/tokens.ts'
import type { Needs } from '#functions/services.ts'
import { staff } from '#functions/staff/data/staff.ts'
import type { Counter } from '#shared/accounts/records/counter.ts'
import { isAtCounter } from '#shared/accounts/rules/at-counter.ts'
import { NotSignedIn } from '#shared/kit/errors.ts'
import type { OwnRegistration } from '#shared/register/records/account-registration.ts'
import { hasDied } from '#shared/register/rules/registration.ts'

type Kind = 'applicant' | 'staff'

interface Person {
  account: {
    session_generation: number
    is_admin?: boolean
    registration?: OwnRegistration | undefined
    counter?: Counter | undefined
  }
  sessions: Session[]
}

const bearer = (event: APIGatewayProxyEventV2): string => {
  const [, token] = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(event.headers.authorization ?? '') ?? []
  if (!token) throw new NotSignedIn()
  return token
}

/** The services that find out the caller. */
export type CallerServices = Needs<'tokens' | 'sessions'> & Partial<Needs<'users' | 'staff' | 'checkers'>>

export const applicantCallerNeeds = { tokens, sessions, users }
export const staffCallerNeeds = { tokens, sessions, staff }
export const checkerCallerNeeds = { checkers }

/**
 * One Query, since the person's partition holds the session too. A session that an eventually consistent read does not find
 * is looked for again consistently.
 * @throws NotSignedIn
 */
export const authenticate = async (
  kind: Kind,
  event: APIGatewayProxyEventV2,
  services: CallerServices,
  now: Date,
  consistent: boolean,
) => {
  const { sub, sid } = await services.tokens.verify(kind, bearer(event), now)
  const find = (person: Person | null) =>
    person?.sessions.find(
      (found) => found.sid === sid && isLive(kind, found, person.account.session_generation, now),
    )

  const people = kind === 'staff' ? services.staff : services.users
  if (!people) throw new Error(`This function was wired without its callers: ${kind}`)

  let person = await people.load(sub, { consistent })
  let session = find(person)
  if (!session && !consistent) {
    person = await people.load(sub, { consistent: true })
    session = find(person)
  }
  // Read with every request, so that a deactivated account loses access at once.
  if (kind === 'staff' && !(person as Person | null)?.account.is_admin) throw new NotSignedIn()
  const { registration, counter } = (person as Person | null)?.account ?? {}
  const isOver = session?.clerk && !isAtCounter({ counter })
  if (!person || !session || isOver || hasDied(registration))
    throw new NotSignedIn('Your session has ended. Sign in again')
  await services.sessions.touch(kind, sub, session, now)
  return kind === 'staff' ? { staff: person, session } : { user: person, session }
}

/**
 * An organisation that asks by name: the token is its id and a secret, of which only the hash is stored.
 * @throws NotSignedIn
 */
export const authenticateChecker = async (
  { headers }: APIGatewayProxyEventV2,
  { checkers }: Partial<Needs<'checkers'>>,
  now: Date,
) => {
  const [, id, secret] = /^bearer ([\w-]{1,64})\.([\w-]{43})$/i.exec(headers.authorization ?? '') ?? []
  const session = tokenHash(secret ?? '')
  const checker = id ? await checkers?.ofSession(id, session, now) : null
  if (!checker) throw new NotSignedIn('Your session has ended. Ask for another link')
  return { checker, session }
}
