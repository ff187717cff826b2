/** Requests of holders: what people read about them, and when one may be accepted. */
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { Asked, Particular, RefusalReason } from '../records/change-request.ts'
import type { RegistrationRecord } from '../records/registration.ts'
import { letterObstacle } from './good-standing.ts'
import { linkHeld } from './registration.ts'

export const refusalLabels: Record<RefusalReason, string> = {
  'document-unreadable': 'The document cannot be read',
  'document-insufficient': 'The document does not prove the change',
  'document-differs': 'The document says something else',
  'not-recognised': 'The council does not recognise what it shows',
  'addressee-unknown': 'The council does not know the addressee',
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
const printedOnCertificate: readonly Particular[] = ['name', 'father_name', 'cnic', 'qualification']

export const isPrinted = (particular: Asked): boolean =>
  printedOnCertificate.some((one) => one === particular)

/** A particular of an entry as text; empty where the register has none, and of a letter. */
export const particularOf = (entry: Pick<RegistrationRecord, Particular>, particular: Asked): string =>
  particular === 'letter' ? '' : (entry[particular] ?? '')

/** As people read it. */
export const shownParticular = (particular: Asked, text: string): string => {
  if (text === '') return '–'
  if (particular === 'cnic') return formatCnic(text)
  return particular === 'date_of_birth' ? formatDate(text) : text
}

/** Why an entry does not take the change that was asked for, or has no letter; null where it does. */
export const obstacleToAccept = (
  { user, particular, value }: { user: string; particular: Asked; value: string },
  entry: RegistrationRecord,
  today: string,
): string | null => {
  if (entry.holder !== user) return 'The registration does not belong to this person any more'
  if (entry.link_held) return linkHeld
  if (particular === 'letter') return letterObstacle(entry, today)
  return particularOf(entry, particular) === value ? 'The register says this already' : null
}
