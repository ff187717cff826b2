/** Who calls: a good token, a person who exists, a session that is alive. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isLive, type Session } from '#functions/data/session.ts'
import type { Services } from '#functions/services/services.ts'
import { NotSignedIn } from '#shared/errors.ts'

type Kind = 'applicant' | 'staff'

interface Person {
  account: { session_generation: number; is_admin?: boolean }
  sessions: Session[]
}

const bearer = (event: APIGatewayProxyEventV2): string => {
  const [, token] = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(event.headers.authorization ?? '') ?? []
  if (!token) throw new NotSignedIn()
  return token
}

const load = (kind: Kind, id: string, services: Services, consistent: boolean) =>
  kind === 'staff' ? services.staff.load(id, { consistent }) : services.users.load(id, { consistent })

/**
 * One Query: the person's partition holds the session too. It reads eventually; a miss is repeated strongly.
 * @throws NotSignedIn
 */
export const authenticate = async (
  kind: Kind,
  event: APIGatewayProxyEventV2,
  services: Services,
  now: Date,
  consistent: boolean,
) => {
  const { sub, sid } = await services.tokens.verify(kind, bearer(event), now)
  const find = (person: Person | null) =>
    person?.sessions.find((it) => it.sid === sid && isLive(kind, it, person.account.session_generation, now))

  let person = await load(kind, sub, services, consistent)
  let session = find(person)
  if (!session && !consistent) {
    person = await load(kind, sub, services, true)
    session = find(person)
  }
  // The admin area needs the flag, read again with every request (specification, section 6).
  if (kind === 'staff' && !(person as Person | null)?.account.is_admin) throw new NotSignedIn()
  if (!person || !session) throw new NotSignedIn('Your session has ended. Sign in again')
  await services.sessions.touch(kind, sub, session, now)
  return kind === 'staff' ? { staff: person, session } : { user: person, session }
}
