/** When and how a certificate is collected. */

const collectionDays = 'Monday to Thursday'
const collectionHours = '2:30 pm to 4:30 pm'

/** One sentence for the printed sheet, the dashboard and e-mails. */
export const collectionTimes = `${collectionDays}, ${collectionHours}`

/** The same in Urdu. */
export const collectionTimesInUrdu = 'پیر سے جمعرات، دوپہر 2:30 سے شام 4:30 تک'

/** The instructions printed under the checklist, in their order. */
export const collectionInstructions = [
  'Only the candidate may collect the certificate; it is not handed to anyone else.',
  'Bring the original slip (the acknowledgement stamped by the council) and your original CNIC.',
  `Certificates are handed over ${collectionTimes}.`,
  'All documents must be attested by a 17 Grade officer.',
] as const
