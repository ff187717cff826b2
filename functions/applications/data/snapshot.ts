/**
 * Versions of an application: its contents at a submission and after each later change. Append only, kept
 * permanently.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import { personPartition } from '#functions/platform/table/keys/key.ts'
import { snapshotPrefix } from '#functions/platform/table/partitions.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, within } from '#functions/platform/table/write.ts'
import type { SnapshotMark } from '#shared/applications/records/application-form.ts'
import { type SnapshotCause, snapshotCauses } from '#shared/applications/records/snapshot.ts'
import { canonicalJson, type SnapshotContent, snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { documentFile, documentKey } from '#shared/documents/records/document.ts'

/** A photo by its key, as personal information stores it. */
const storedPhoto = z.object({ photo_key: z.optional(z.string()), photo_digest: z.optional(z.string()) })
type StoredPhoto = z.output<typeof storedPhoto>

const snapshotDocument = z.extend(documentFile, {
  name: documentKey,
  object_key: z.string(),
  /** Base64. */
  sha256: z.string(),
})
type SnapshotDocument = z.output<typeof snapshotDocument>

type Stated = Parameters<typeof snapshotContent>[0]

/** An application with its files. */
interface Source extends Omit<Stated, 'applicant' | 'application_form' | 'documents'> {
  id: string
  applicant: StoredPhoto | null
  application_form: Stated['application_form'] & { submitted_at: string }
  documents: readonly SnapshotDocument[]
}

/** The same with the mark of its last version. */
export interface SnapshotSource extends Source {
  application_form: Source['application_form'] & { snapshot: SnapshotMark }
}

/** SHA-256 of the canonical text, hexadecimal: anybody can compute it again. */
export const digestOf = (content: SnapshotContent): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex')

/** Its files as they were, so that they can be read although the records name others by now. */
const filesOf = ({ applicant, documents }: Source) => ({
  photo: storedPhoto.parse(applicant ?? {}),
  documents: documents.map((document) => snapshotDocument.parse(document)),
})

/** The objects of the files of a version, with their digests. */
export const objectsOf = ({ photo: { photo_key, photo_digest }, documents }: ReturnType<typeof filesOf>) => [
  ...documents.map(({ object_key, sha256 }) => ({ object_key, sha256 })),
  ...(photo_key ? [{ object_key: photo_key, sha256: photo_digest }] : []),
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
  const item = { ...mark, cause, content: canonicalJson(content), ...filesOf(source) }
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

const storedFiles = z.object({ photo: storedPhoto, documents: z.array(snapshotDocument) })

export const storedSnapshot = z.extend(storedFiles, {
  number: z.number(),
  at: z.string(),
  digest: z.string(),
  cause: z.enum(snapshotCauses),
  content: z.pipe(
    z.transform((text: string): unknown => JSON.parse(text)),
    z.record(z.string(), z.record(z.string(), z.string())),
  ),
})
export type StoredSnapshot = z.output<typeof storedSnapshot>

export const createSnapshots = (table: Table) => {
  const query = (userId: string, beginning: string, more: object = {}) =>
    table.query({
      ...within(personPartition('applicant', userId), { beginning: beginning }),
      ConsistentRead: true,
      ...more,
    })

  return {
    /** One version of the application that was submitted then, or null. */
    read: (userId: string, submittedAt: string, number: number): Promise<StoredSnapshot | null> =>
      table.read(storedSnapshot, snapshotKey(userId, submittedAt, number)),

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
      const items = await query(userId, snapshotPrefix, { ProjectionExpression: 'photo, documents' })
      return new Set(
        items.flatMap((item) => objectsOf(storedFiles.parse(item)).map(({ object_key }) => object_key)),
      )
    },
  }
}

export const snapshots = ({ table }: AppContext) => createSnapshots(table)
