/** The daily work on unpaid renewals, on days that follow each other without being waited for. */
import { type needs, unpaidRenewals } from '#functions/cases/use-cases/unpaid-renewals.ts'
import type { Services } from '#functions/services.ts'
import { addDays } from '#shared/kit/format.ts'

/** In the night before an office day begins. @param day `YYYY-MM-DD` @returns how many were reminded and ended */
export const unpaidNight = (day: string, services: Pick<Services, keyof typeof needs> & Services) =>
  unpaidRenewals({ ...services, clock: () => new Date(`${day}T03:00:00+05:00`) })(() => true)

/** The last reminder of an application, and its end. */
export const endUnpaid = async ({ form }: { form: { pay_by: string } }, services: Services) => {
  await unpaidNight(form.pay_by, services)
  await unpaidNight(addDays(form.pay_by, 3), services)
}
