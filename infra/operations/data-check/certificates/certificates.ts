import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { certificateKey, registerKeyKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import {
  certificatePrefix,
  registerKeysPartition,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import { type CertificateRecord, certificateRecord } from '#shared/certificates/records/certificate.ts'
import { currentCount, evidenceObstacle, serialOf } from '#shared/certificates/rules/certificates.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { type CheckedPerson, itemsBelow, personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, type Group, keyOf, read, type Tools } from '../tools.ts'

/** The key that signed a statement; null where it is no statement. */
const keyIn = (statement: string): string | null => {
  try {
    const { kid } = JSON.parse(Buffer.from(statement.split('.')[0] ?? '', 'base64url').toString())
    return typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

const papersOf = (group: Group): CertificateRecord[] =>
  itemsBelow(group, certificatePrefix).flatMap((item) => read(certificateRecord, item) ?? [])

const checkEntry = (group: Group, { tell }: Tools): void => {
  const entry = read(registrationRecord, group.items.get(registrationKey('').sk))
  const papers = papersOf(group)
  if (!entry) {
    for (const { number, count } of papers)
      tell(certificateKey(number, count), 'This certificate belongs to no entry of the register.')
    return
  }
  const key = registrationKey(entry.number)
  const counts = papers.map(({ count }) => count)
  if (counts.some((count, place) => count !== place + 1) || counts.length !== entry.certificates)
    tell(key, `The entry had ${entry.certificates} certificates, ${counts.length} are there.`)
  const obstacle = currentCount(entry) > 0 && evidenceObstacle(entry)
  if (obstacle) tell(key, `It has a certificate. ${obstacle}.`)
  for (const { number, count, serial } of papers)
    if (number !== entry.number || serial !== serialOf(number, count))
      tell(certificateKey(entry.number, count), 'The serial of this certificate is not that of its place.')
  const { certificate } = entry
  if (!certificate) return
  const current = papers.find(({ count }) => count === currentCount(entry))
  if (!current || current.void) tell(key, 'The current certificate is not there, or is void.')
  else if (current.issued_on !== certificate.issued_on || current.valid_until !== certificate.valid_until)
    tell(key, 'Entry and current certificate have different days.')
}

/** The approval whose certificate is called ready, or was handed over. */
const readyIn = ({ review }: CheckedPerson) =>
  review && ['certificate-ready', 'collected'].includes(review.stage) ? review.registration : null

export const certificates: Family = {
  name: 'certificates',
  holds:
    'The certificates of an entry are numbered without a gap, the current one exists and is not void, and the key that signed each one is published. A certificate that is ready or was handed over was prepared for that approval.',
  open: (tools) => {
    const keys = references<ReturnType<typeof keyOf>, true>(tools)
    const ready = references<{ id: string; until: string }, string[]>(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        const approval = person && readyIn(person)
        if (approval)
          ready.want(registrationKey(approval.number), { id: person.id, until: approval.valid_until })
        if (group.pk.startsWith(registrationPrefix)) {
          checkEntry(group, tools)
          ready.find(
            keyOf({ pk: group.pk, sk: registrationKey('').sk }),
            papersOf(group).map(({ valid_until }) => valid_until),
          )
          for (const item of itemsBelow(group, certificatePrefix))
            keys.want(registerKeyKey(keyIn(String(item.statement)) ?? ''), keyOf(item))
        }
        if (group.pk === registerKeysPartition)
          for (const sk of group.items.keys()) keys.find({ pk: group.pk, sk }, true)
      },
      end: () => {
        keys.each((signed, isPublished) => {
          for (const key of isPublished ? [] : signed)
            tools.tell(key, 'The key that signed this certificate is not published.')
        })
        ready.each((wanted, ends = []) => {
          for (const { id } of wanted.filter(({ until }) => !ends.includes(until)))
            tools.tell(caseKey(id), 'The certificate that is ready or was handed over was never prepared.')
        })
      },
    }
  },
}
