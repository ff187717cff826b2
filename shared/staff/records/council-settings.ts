/** The council's facts for applicants: administrators enter them, everybody may read them. */
import * as z from 'zod/mini'
import { optionalEmail } from '#shared/kit/fields/identity.ts'
import { line, optionalLine, optionalLines, personName } from '#shared/kit/fields/text.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { mostUsualDays, timedStatuses } from '../rules/usual-days.ts'
import { waitingProposal } from './proposal.ts'
import { settingsChange } from './settings-change.ts'

const text = z._default(z.string(), '')
const days = z._default(z.nullable(z.number()), null)

const bank = z.object({ name: text, branch: text, account_title: text, account_number: text })

/** What a certificate says; empty: the portal's own wording (`certificateWording`). */
const certificate = z.object({ name_ur: text, title: text, title_ur: text, words: text })

const officer = z.object({ office: z.string(), name: z.string() })

const usualDays = z.object(forEachTimed(days))

/** The settings as people read them. Texts are empty until an administrator has filled them in. */
export const published = {
  /** In full, such as "Punjab Pharmacy Council". */
  name: text,
  /** Several lines. */
  address: text,
  phone: text,
  email: text,
  /** When somebody may come or ring, such as "Monday to Friday, 9 am to 4 pm". */
  hours: text,
  bank: z.prefault(bank, {}),
  /** The instruments with which the fee may be paid. */
  instruments: z._default(z.array(z.string()), ['Pay order', 'Demand draft']), // the two that the printed form names
  /** Days that an application usually keeps a status; null: not said. */
  usual_days: z.prefault(usualDays, {}),
  /** Days after its submission in which a renewal is to be paid; after them it ends by itself. */
  unpaid_renewal_days: z._default(z.number(), 60),
  /** The officers who sign, such as the Secretary. */
  officers: z._default(z.array(officer), []),
  certificate: z.prefault(certificate, {}),
}

export const councilSettings = z.object({
  /** 1 before anything was changed. */
  version: z._default(z.number(), 1),
  ...published,
  /** As many names must be present for a meeting to decide; null: any number. */
  quorum: z._default(z.nullable(z.number()), null),
})
export type CouncilSettings = z.output<typeof councilSettings>

// A number for the whole country (042 111 222 333) is no number of one person, so the rule for applicants does not fit.
const officePhone = optionalLine(30).check(
  z.overwrite(foldDigits),
  z.regex(/^(\+?(?:[ ()-]*\d){7,15}[ )]*)?$/, 'Enter one phone number like 042 99203301 or 042 111 222 333'),
)

const accountNumber = optionalLine(34).check(
  z.overwrite(foldDigits),
  z.regex(/^[A-Za-z0-9 -]*$/, 'Enter the account number in letters and digits'),
)

const wholeDays = `Enter whole days, from 1 to ${mostUsualDays}, or leave it empty`
const givenDays = z.nullable(
  z.int(wholeDays).check(z.minimum(1, wholeDays), z.maximum(mostUsualDays, wholeDays)),
)

// Two reminders come in between.
const daysToPay = 'Enter whole days, from 20 to 365'
const renewalDays = z.int(daysToPay).check(z.minimum(20, daysToPay), z.maximum(365, daysToPay))

const names = 'Enter a number of people, from 1 to 100, or leave it empty'
const givenQuorum = z.nullable(z.int(names).check(z.minimum(1, names), z.maximum(100, names)))

const givesInstrument = 'Enter at least one, such as Pay order'
const instrument = line(givesInstrument, 60).check(
  z.refine<string>((text) => !/\bcash\b/i.test(text), 'Cash is not accepted: the printed form says so'),
)

/** Members that are left out stay as they are. Texts may be emptied; administrators then see what is missing. */
export const councilSettingsChanges = z.strictObject({
  name: z.optional(optionalLine(60)),
  address: z.optional(optionalLines(200)),
  phone: z.optional(officePhone),
  email: z.optional(optionalEmail),
  hours: z.optional(optionalLine(80)),
  bank: z.optional(
    z.strictObject({
      // The number of lines on a fee voucher.
      name: optionalLine(40),
      branch: optionalLine(40),
      account_title: optionalLine(60),
      account_number: accountNumber,
    }),
  ),
  certificate: z.optional(
    z.strictObject({
      name_ur: optionalLine(60),
      title: optionalLine(40),
      title_ur: optionalLine(40),
      words: optionalLine(120),
    }),
  ),
  instruments: z.optional(
    z
      .array(instrument, givesInstrument)
      .check(z.minLength(1, givesInstrument), z.maxLength(5, 'Enter at most 5')),
  ),
  usual_days: z.optional(z.strictObject(forEachTimed(givenDays))),
  unpaid_renewal_days: z.optional(renewalDays),
  quorum: z.optional(givenQuorum),
  officers: z.optional(
    z
      .array(
        z.strictObject({
          office: line('Enter the office', 60),
          name: personName('Enter the name after a colon'),
        }),
      )
      .check(z.maxLength(12, 'Enter at most 12 officers')),
  ),
})

export const councilSettingsView = z.object({
  settings: councilSettings,
  /** The newest 50, newest first. */
  changes: z.array(settingsChange),
  /** The change that waits for another administrator. */
  waiting: waitingProposal,
})

function forEachTimed<S>(schema: S): Record<(typeof timedStatuses)[number], S> {
  return Object.fromEntries(timedStatuses.map((status) => [status, schema])) as never
}
