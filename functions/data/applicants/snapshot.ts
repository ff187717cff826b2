/**
 * Versions of an application: its contents at a submission and after each later change. Append only, kept
 * permanently.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { snapshotKey } from '#functions/data/keys/applicants.ts'
import { personPartition } from '#functions/data/keys/key.ts'
import { snapshotPrefix } from '#functions/data/partitions.ts'
import type { Table, Write } from '#functions/data/table/table.ts'
import { putNew, storedItem } from '#functions/data/table/write.ts'
import type { SnapshotMark } from '#shared/records/application-form.ts'
import { type SnapshotCause, snapshotCauses } from '#shared/records/snapshot.ts'
import { canonicalJson, type SnapshotContent, snapshotContent } from '#shared/rules/snapshot.ts'

type Stated = Parameters<typeof snapshotContent>[0]

/** An application with its files. */
interface Source extends Omit<Stated, 'applicant' | 'application_form' | 'documents'> {
  id: string
  applicant: { photo_key?: string | undefined; photo_digest?: string | undefined } | null
  application_form: Stated['application_form'] & { submitted_at: string }
  documents: readonly { name: string; object_key: string; sha256: string }[]
}

/** The same with the mark of its last version. */
export interface SnapshotSource extends Source {
  application_form: Source['application_form'] & { snapshot: SnapshotMark }
}

/** SHA-256 of the canonical text, hexadecimal: anybody can compute it again. */
export const digestOf = (content: SnapshotContent): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex')

/** The objects of its files; their digests are in the content. */
const objectsOf = ({ applicant, documents }: Source): string[] => [
  ...documents.map(({ object_key }) => object_key),
  ...(applicant?.photo_key ? [applicant.photo_key] : []),
]

/** The reference to the last version in the form, and the write of that version. */
interface NextSnapshot {
  mark: SnapshotMark
  write: Write
}

const makeSnapshot = (source: Source, number: number, cause: SnapshotCause, now: Date): NextSnapshot => {
  const content = snapshotContent(source)
  const mark = { number, at: now.toISOString(), digest: digestOf(content) }
  const key = snapshotKey(source.id, source.application_form.submitted_at, number)
  const item = { ...mark, cause, content: canonicalJson(content), objects: objectsOf(source) }
  return { mark, write: putNew(storedItem(key, item)) }
}

export const firstSnapshot = (source: Source, now: Date): NextSnapshot =>
  makeSnapshot(source, 1, 'submitted', now)

/** The next version of an application; null when it says what the last one says. */
export const nextSnapshot = (
  source: SnapshotSource,
  cause: SnapshotCause,
  now: Date,
): NextSnapshot | null => {
  const { snapshot: last } = source.application_form
  const next = makeSnapshot(source, last.number + 1, cause, now)
  return next.mark.digest === last.digest ? null : next
}

export const storedSnapshot = z.object({
  number: z.number(),
  at: z.string(),
  digest: z.string(),
  cause: z.enum(snapshotCauses),
  content: z.pipe(
    z.transform((text: string): unknown => JSON.parse(text)),
    z.record(z.string(), z.record(z.string(), z.string())),
  ),
  objects: z.array(z.string()),
})
export type StoredSnapshot = z.output<typeof storedSnapshot>

export const createSnapshots = (table: Table) => {
  const query = (userId: string, beginning: string, more: object = {}) =>
    table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :beginning)',
      ExpressionAttributeValues: { ':pk': personPartition('applicant', userId), ':beginning': beginning },
      ConsistentRead: true,
      ...more,
    })

  return {
    /** One version of the application that was submitted then, or null. */
    read: async (userId: string, submittedAt: string, number: number): Promise<StoredSnapshot | null> => {
      const item = await table.get(snapshotKey(userId, submittedAt, number), { consistent: true })
      return item && storedSnapshot.parse(item)
    },

    /** The last version of the application that was submitted then, or null. */
    last: async (userId: string, submittedAt: string): Promise<StoredSnapshot | null> => {
      const newest = { ScanIndexForward: false, Limit: 1 }
      const [item] = await query(userId, `${snapshotPrefix}${submittedAt}#`, newest)
      return item ? storedSnapshot.parse(item) : null
    },

    /** Every version of the application that was submitted then, the first one first. */
    list: async (userId: string, submittedAt: string): Promise<StoredSnapshot[]> => {
      const items = await query(userId, `${snapshotPrefix}${submittedAt}#`)
      return items.map((item) => storedSnapshot.parse(item))
    },

    /** The objects that any version of any application of a person names; those files are never removed. */
    fileKeys: async (userId: string): Promise<Set<string>> => {
      const items = await query(userId, snapshotPrefix, { ProjectionExpression: 'objects' })
      return new Set(items.flatMap((item) => storedSnapshot.shape.objects.parse(item.objects)))
    },
  }
}
