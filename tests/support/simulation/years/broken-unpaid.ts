/** A renewal that nobody pays is reminded, and ends by itself; each is told by e-mail. */
import type { Item } from '#functions/platform/table/table.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { later } from './expected.ts'
import type { Surroundings } from './life.ts'

interface Told {
  pk: string
  event: string
  at: string
  details: { pay_by: string }
}
/** The portal sleeps no longer than a fortnight, and then reminds once more. */
const mostDaysLate = 30

const isLeftOpen = ({ pay_by, status, fee_status }: Item, today: string): boolean =>
  typeof pay_by === 'string' &&
  isOpen(status as never) &&
  fee_status === 'unpaid' &&
  later(pay_by, mostDaysLate) < today

export const brokenUnpaid = ({ portal: { queued, service, today } }: Surroundings): string[] => {
  const items = service.items()
  const events = items as unknown as Told[]
  const isTold = ({ pk, at }: Told, kind: string) =>
    queued.some((email) => email.kind === kind && email.at === at && pk.endsWith(String(email.user_id)))
  const ended = events.filter(({ event }) => event === 'ENDED_UNPAID')
  const reminded = events.filter(({ event }) => event === 'FEE_REMINDED')
  const without = ended.filter(({ pk, at, details }) => {
    const before = reminded.filter((one) => one.pk === pk && one.details.pay_by === details.pay_by)
    const inTime = (one: Told) => later(dayInKarachi(new Date(one.at)), 3) <= dayInKarachi(new Date(at))
    return before.length === 0 || !before.every(inTime)
  })
  return [
    ...without.map(({ pk, at }) => `${pk} ended at ${at} without being reminded`),
    ...ended.filter((one) => !isTold(one, 'application-ended-unpaid')).map(({ pk }) => `${pk} ended untold`),
    ...reminded.filter((one) => !isTold(one, 'renewal-unpaid')).map(({ pk }) => `${pk} is reminded untold`),
    ...items.filter((item) => isLeftOpen(item, today())).map(({ pk }) => `${pk} is unpaid and does not end`),
  ]
}
