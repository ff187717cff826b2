/** After the kills: nothing that was acknowledged is lost, nothing was done twice, and all that is stored agrees. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import { incomingPrefix } from '#functions/platform/gateways/object-keys.ts'
import { outboxPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { type Email, openEmails } from '#infra/local/mailbox/emails.ts'
import { type ObjectStorage, openStorage } from '#infra/local/object-store/storage.ts'
import { connectServices } from '#infra/local/service.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { brokenInStore, filesLeft } from '#tests/support/model/stored-invariants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { patientLimits } from '#tests/support/portal/test-dependencies.ts'
import type { PortalOfParts } from './portal-of-parts.ts'
import type { Acknowledged, Tally } from './writers.ts'

/** Every item of the table. */
const everyItem = async (endpoint: string): Promise<Item[]> => {
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' }
  const client = new DynamoDBClient({ endpoint, credentials, region: 'eu-central-1' })
  const items: Item[] = []
  for await (const page of paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    { TableName: 'portal' },
  ))
    items.push(...(page.Items ?? []))
  client.destroy()
  return items
}

/** What of one person is missing, or other than was acknowledged. */
const lostOf = async (base: string, note: Acknowledged): Promise<string[]> => {
  const { status, body } = await call(base, 'GET', '/api/auth/user', { token: note.token })
  if (status !== 200) return [`the session of ${note.id}: ${status}`]
  const { applicant, contact_information: contact, qualification_information: levels } = body.data
  const { application_form: form } = body.data
  const { files } = (await call(base, 'GET', '/api/documents', { token: note.token })).body.data
  const lost = [
    note.applicant && applicant?.id !== note.applicant && 'personal information',
    note.contact && contact?.id !== note.contact.id && 'contact information',
    note.contact && contact?.version < note.contact.version && 'a change of the contact information',
    levels.length < note.qualifications && 'a qualification',
    note.document && files.profile_image?.id !== note.document && 'a document',
    note.document === null && files.profile_image && 'the removal of a document',
    note.form && form?.id !== note.form && 'a submission',
    note.withdrawn && form?.status !== 'withdrawn' && 'a withdrawal',
  ]
  return lost.filter((what) => typeof what === 'string').map((what) => `${what} of ${note.id}`)
}

const isUnsent = ({ pk, sent_at }: Item): boolean => String(pk).startsWith(outboxPrefix) && !sent_at

/** And an hour, for those of the last minutes. */
const dayInMs = 25 * 60 * 60 * 1000

/** How long an e-mail may wait for a claim to run out, and some more. */
const emailsWithinMs = 180_000

/** The items once every e-mail is settled, or when that takes too long. */
const itemsWithSettledEmails = async (endpoint: string): Promise<Item[]> => {
  for (const end = Date.now() + emailsWithinMs; ; ) {
    const items = await everyItem(endpoint)
    if (!items.some(isUnsent) || Date.now() > end) return items
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

const count = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** E-mails of the outbox against those in the mailbox, by address. */
const countEmails = (items: readonly Item[], emails: readonly Email[], notes: readonly Acknowledged[]) => {
  const addressOf = new Map(notes.map(({ id, person }) => [id, person.email.toLowerCase()]))
  const stored = items.filter(({ pk }) => String(pk).startsWith(outboxPrefix))
  const toKnown = (some: readonly Item[]) =>
    some.flatMap(({ user_id }) => addressOf.get(String(user_id)) ?? [])
  const [written, sent] = [
    count(toKnown(stored)),
    count(toKnown(stored.filter(({ outcome }) => outcome === 'sent'))),
  ]
  const arrived = count(emails.map(({ to }) => to.toLowerCase()))
  const sumOver = (addresses: Iterable<string>, more: (address: string) => number): number =>
    [...addresses].reduce((total, address) => total + Math.max(0, more(address)), 0)
  return {
    emails: emails.length,
    emailsTwice: sumOver(
      written.keys(),
      (address) => (arrived.get(address) ?? 0) - (written.get(address) ?? 0),
    ),
    emailsLost: sumOver(sent.keys(), (address) => (sent.get(address) ?? 0) - (arrived.get(address) ?? 0)),
    emailsWaiting: stored.filter(isUnsent).length,
  }
}

/** The daily clean-up a day later, when nothing of the run is too young for it. @returns how many files it removed */
const sweepADayLater = async (env: PortalOfParts['env']): Promise<number> => {
  const clock = () => new Date(Date.now() + dayInMs)
  const services = await connectServices(env, { clock, callLimits: patientLimits, log: () => {} })
  return (await sweepUploads(services)()).removed
}

/** The documents whose file is missing, or is not the one that was confirmed. */
const withoutFile = async (items: readonly Item[], storage: ObjectStorage): Promise<string[]> => {
  const wrong: string[] = []
  for (const { pk, object_key, sha256 } of items.filter((item) => item.object_key && item.sha256)) {
    const found = await storage.read(String(object_key))
    const isThere = found && !found.meta.deleted
    const hash = isThere && createHash('sha256').update(found.bytes).digest('base64')
    if (hash !== sha256)
      wrong.push(`a document of ${pk} ${isThere ? 'has another file than was sent' : 'has no file'}`)
  }
  return wrong
}

/** Everything that is counted after the kills; `lost`, `broken` and `filesLeft` must be empty. */
export const examine = async (
  portal: PortalOfParts,
  dataDir: string,
  { notes }: Tally,
  untilEmailsAreSent: boolean,
) => {
  const lost: string[] = []
  for (const note of notes) lost.push(...(await lostOf(portal.base, note)))
  const filesSwept = await sweepADayLater(portal.env)
  const read = untilEmailsAreSent ? itemsWithSettledEmails : everyItem
  const items = await read(portal.databaseEndpoint)
  const storage = openStorage(join(dataDir, 'objects'), Date.now)
  const files = new Set((await storage.list()).map(({ key }) => key))
  const emails = (await openEmails(join(dataDir, 'mail'))).newestFirst()
  const [schedule, now] = [sampleFeeSchedule, new Date()]
  return {
    lost,
    broken: [
      ...(await brokenInStore({ items, files, schedule, now })),
      ...(await withoutFile(items, storage)),
      ...portal.fallen,
    ],
    ...countEmails(items, emails, notes),
    filesSwept,
    filesLeft: [
      ...filesLeft({ items, files }),
      ...[...files].filter((key) => key.startsWith(incomingPrefix)),
    ],
  }
}
