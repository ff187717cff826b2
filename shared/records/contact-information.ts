/** Where the applicant lives and works. */
import * as z from 'zod/mini'
import { emptyWhenAbsent, line, lines, optionalLines, recordIdentity, stored } from './fields.ts'

const fields = {
  residential: lines('Enter your residential address'),
  permanent: lines('Enter your permanent address'),
  professional: optionalLines(),
  city: line('Enter your city'),
}

export const contactInformationFields = z.strictObject({
  ...fields,
  professional: emptyWhenAbsent(fields.professional),
})
export type ContactInformationFields = z.output<typeof contactInformationFields>

export const contactInformationChanges = z.partial(z.strictObject(fields))

export const contactInformationRecord = z.object({ ...recordIdentity, ...stored(fields) })
export type ContactInformationRecord = z.output<typeof contactInformationRecord>
