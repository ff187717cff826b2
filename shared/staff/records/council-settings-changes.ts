/** How administrators change the council's facts: apart from the facts, which many functions read. */
import * as z from 'zod/mini'
import { optionalEmail } from '#shared/kit/fields/identity.ts'
import { line, optionalLine, optionalLines, personName } from '#shared/kit/fields/text.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { paperColours, shownPlaces } from '#shared/vocabulary/register.ts'
import { mostUsualDays } from '../rules/usual-days.ts'
import { forEachTimed } from './council-settings.ts'

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

const inCharge = 'Enter a number of places, from 1 to 5'
const placesInCharge = z.int(inCharge).check(z.minimum(1, inCharge), z.maximum(5, inCharge))

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
      letter_line: optionalLine(80),
      letter_words: optionalLine(200),
      colour: z.enum(paperColours, 'Choose a colour'),
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
  most_in_charge: z.optional(placesInCharge),
  shown_places: z.optional(z.enum(shownPlaces, 'Choose what everybody reads')),
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
