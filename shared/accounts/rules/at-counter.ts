/** What staff do for somebody without e-mail, until a second person has confirmed the application. */
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { Counter } from '../records/counter.ts'

/** Whoever has not come back to sign by then begins again. */
export const atCounterForDays = 7

interface Account {
  counter?: Counter | undefined
  closed_at?: string | undefined
}

/** Whether staff may enter for the account. */
export const isAtCounter = ({ counter, closed_at }: Account): boolean =>
  counter !== undefined && !counter.confirmed && !closed_at

/** The day on which an account ends that nobody has confirmed. */
export const endOfCounter = ({ at }: Counter): string => addDays(dayInKarachi(new Date(at)), atCounterForDays)

/** The counter after this member of staff has had to do with it. */
export const withClerk = (counter: Counter, { id, name }: Counter['clerks'][number]): Counter =>
  counter.clerks.some((one) => one.id === id)
    ? counter
    : { ...counter, clerks: [...counter.clerks, { id, name }] }

/** Why the application cannot be returned: without an address nobody is told, and nobody can sign in to correct it. */
export const reasonAgainstReturning = ({ email }: { email: string }): string | null =>
  email ? null : 'The person has no email to sign in with. Register one in Walk-ins first'

const filledIn =
  /^\/api\/(applications|contact-information|qualification-information|user-applications|tasks|documents|user-documents|files|uploads)(\/|$)/
const further = [
  'GET /api/auth/user',
  'GET /api/users/{id}',
  'GET /api/calculate-fee',
  'POST /api/auth/logout',
]

/** The endpoints of forms and scans; nothing that is the person's own affair, and no hand-in. */
export const isEnteredAtCounter = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  filledIn.test(path) || further.includes(`${method} ${path}`)
