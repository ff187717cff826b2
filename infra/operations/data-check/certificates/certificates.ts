import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { certificateKey, registerKeyKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import {
  certificatePrefix,
  registerKeysPartition,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import { type CertificateRecord, certificateRecord } from '#shared/certificates/records/certificate.ts'
import { currentCount, evidenceObstacle, serialOf } from '#shared/certificates/rules/certificates.ts'
import {
  certificateStatement,
  certificateStatement1,
} from '#shared/certificates/statements/certificate-statement.ts'
import { saysTheSame } from '#shared/certificates/statements/printed-facts.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { type CheckedPerson, itemsBelow, personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, type Group, keyOf, read, type Tools } from '../tools.ts'

/** The part of a statement; null where it is none. */
const partOf = (statement: string, place: 0 | 1): Record<string, unknown> | null => {
  try {
    return JSON.parse(Buffer.from(statement.split('.')[place] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}

/** The id of the key that signed it. */
const keyIn = (statement: string): string => String(partOf(statement, 0)?.kid ?? '')

/** Whether the statement says what is stored beside it; its signature is for those who scan it. */
const isTrue = async (paper: CertificateRecord): Promise<boolean> => {
  const [header, claims] = [partOf(paper.statement, 0), partOf(paper.statement, 1)]
  const kind = [certificateStatement, certificateStatement1].find(({ typ }) => typ === header?.typ)
  return kind !== undefined && claims !== null && saysTheSame(kind.fromClaims(claims), paper)
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
  for (const { count, void: ended } of papers)
    if (!ended && count !== currentCount(entry))
      tell(certificateKey(entry.number, count), 'This certificate is not the current one, and is not void.')
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
    'The certificates of an entry are numbered without a gap. Only the current one is not void. Each statement says what is stored of the certificate, and the key that signed it is published. A certificate that is ready or was handed over was prepared for that approval.',
  open: (tools) => {
    const keys = references<ReturnType<typeof keyOf>, true>(tools)
    const ready = references<{ id: string; until: string }, string[]>(tools)
    /** Of the groups of this round. */
    const statements: CertificateRecord[] = []
    return {
      see: (group) => {
        const person = personOf(group)
        const approval = person && readyIn(person)
        if (approval)
          ready.want(registrationKey(approval.number), { id: person.id, until: approval.valid_until })
        if (group.pk.startsWith(registrationPrefix)) {
          checkEntry(group, tools)
          if (tools.isMine(group.pk)) statements.push(...papersOf(group))
          ready.find(
            keyOf({ pk: group.pk, sk: registrationKey('').sk }),
            papersOf(group).map(({ valid_until }) => valid_until),
          )
          for (const item of itemsBelow(group, certificatePrefix))
            keys.want(registerKeyKey(keyIn(String(item.statement))), keyOf(item))
        }
        if (group.pk === registerKeysPartition)
          for (const sk of group.items.keys()) keys.find({ pk: group.pk, sk }, true)
      },
      end: async () => {
        for (const paper of statements)
          if (!(await isTrue(paper)))
            tools.tell(
              certificateKey(paper.number, paper.count),
              'The statement of this certificate says something else than is stored of it.',
            )
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
