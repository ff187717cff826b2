import type { Needs } from '#functions/services.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'

/** @throws NotFound */
export const loadDeposit = async (challan_no: string, { deposits }: Needs<'deposits'>): Promise<Deposit> => {
  const deposit = await deposits.read(plainNumber(challan_no))
  if (!deposit) throw new NotFound('There is no deposit with this challan')
  return deposit
}

/** The refusal to do anything more with a deposit that was settled. */
export const alreadySettled = ({ by, application }: NonNullable<Deposit['settled']>): Conflict =>
  new Conflict(
    application
      ? `This deposit was matched with ${application.reference_no} by ${by.name}`
      : `This deposit was set aside by ${by.name}`,
  )

/** Whether this is the last that was done with a deposit: the same act sent again after its answer was lost. */
export const isDoneBefore = (
  { history }: Deposit,
  { event, by, reason }: Omit<Deposit['history'][number], 'at'>,
): boolean => {
  const last = history.at(-1)
  return last?.event === event && last.by.id === by.id && last.reason === reason
}
