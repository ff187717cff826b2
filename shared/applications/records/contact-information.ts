/** Where the applicant lives and works. */
import * as z from 'zod/mini'
import { forCreating, recordIdentity, stored } from '#shared/kit/fields/shapes.ts'
import { line, lines, optionalLines } from '#shared/kit/fields/text.ts'

const fields = {
  residential: lines('Enter your residential address'),
  permanent: lines('Enter your permanent address'),
  professional: optionalLines(),
  city: line('Enter your city'),
}

export const newContactInformation = z.strictObject(forCreating(fields))
export type NewContactInformation = z.output<typeof newContactInformation>

export const contactInformationChanges = z.partial(z.strictObject(fields))
export type ContactInformationChanges = z.output<typeof contactInformationChanges>

export const contactInformationRecord = z.object({ ...recordIdentity, ...stored(fields) })
export type ContactInformationRecord = z.output<typeof contactInformationRecord>
