/** Requests of holders to change a particular: what people read about them, and when one may be accepted. */
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { Particular, RefusalReason } from '../records/change-request.ts'
import type { RegistrationRecord } from '../records/registration.ts'
import { linkHeld } from './registration.ts'

export const refusalLabels: Record<RefusalReason, string> = {
  'document-unreadable': 'The document cannot be read',
  'document-insufficient': 'The document does not prove the change',
  'document-differs': 'The document says something else',
  'not-recognised': 'The council does not recognise what it shows',
  other: 'Another reason',
}

/** Which documents usually prove it, for the person who asks. */
export const provenBy: Record<Particular, string> = {
  name: 'CNIC with the new name, or the marriage certificate',
  father_name: 'CNIC or matriculation certificate',
  cnic: 'The new CNIC',
  date_of_birth: 'CNIC or matriculation certificate',
  city: 'CNIC with the present address, or a bill with your name',
  qualification: 'The degree, or the council’s recognition of it',
}

/** Whether these are on a printed certificate. */
const printedOnCertificate: readonly Particular[] = ['name', 'father_name']

export const isPrinted = (particular: Particular): boolean => printedOnCertificate.includes(particular)

/** A particular of an entry as text; empty where the register has none. */
export const particularOf = (entry: Pick<RegistrationRecord, Particular>, particular: Particular): string =>
  entry[particular] ?? ''

/** As people read it. */
export const shownParticular = (particular: Particular, text: string): string => {
  if (text === '') return '–'
  if (particular === 'cnic') return formatCnic(text)
  return particular === 'date_of_birth' ? formatDate(text) : text
}

interface Asked {
  user: string
  particular: Particular
  value: string
}

/** Why an entry does not take the change that was asked for; null where it does. */
export const obstacleToAccept = (
  { user, particular, value }: Asked,
  entry: Pick<RegistrationRecord, Particular | 'holder' | 'link_held'>,
): string | null => {
  if (entry.holder !== user) return 'The registration does not belong to this person any more'
  if (entry.link_held) return linkHeld
  return particularOf(entry, particular) === value ? 'The register says this already' : null
}
