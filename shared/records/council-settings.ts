/** What the council tells applicants about itself: administrators write it, everybody may read it. */
import * as z from 'zod/mini'
import { timedStatuses } from '../rules/usual-days.ts'
import { feeSchedule } from './fee.ts'

const text = z._default(z.string(), '')
const days = z._default(z.nullable(z.number()), null)

const bank = z.object({
  name: text,
  branch: text,
  account_title: text,
  account_number: text,
})

const officer = z.object({ office: z.string(), name: z.string() })

const usualDays = z.object(
  Object.fromEntries(timedStatuses.map((status) => [status, days])) as Record<
    (typeof timedStatuses)[number],
    typeof days
  >,
)

/** What people read. Texts are empty until an administrator has filled them in. */
const published = {
  /** In full, such as "Punjab Pharmacy Council". */
  name: text,
  /** Several lines. */
  address: text,
  phone: text,
  email: text,
  /** When somebody may come or ring, such as "Monday to Friday, 9 am to 4 pm". */
  hours: text,
  bank: z.prefault(bank, {}),
  /** With what the fee may be paid. */
  instruments: z._default(z.array(z.string()), ['Pay order', 'Demand draft']), // the two that the printed form names
  /** Days that an application usually keeps a status; null: not said. */
  usual_days: z.prefault(usualDays, {}),
  /** Who signs and answers, such as the Secretary. */
  officers: z._default(z.array(officer), []),
}

export const councilSettings = z.object({
  /** 1 before anything was changed. */
  version: z._default(z.number(), 1),
  ...published,
})
export type CouncilSettings = z.output<typeof councilSettings>

/** With the fees in force, so that a guest's page needs one answer. */
export const council = z.object({ ...published, fees: z.nullable(feeSchedule) })
export type Council = z.output<typeof council>
