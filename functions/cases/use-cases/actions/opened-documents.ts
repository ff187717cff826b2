/** Which documents the reviewers of a case have opened, by its history. */
import type { Needs } from '#functions/services.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { StaffCase } from '../load-case.ts'

/** A longer history is read no further; what was opened before counts as not opened. */
const mostPages = 10

/** @returns the present documents that one of these people has opened since they were sent */
export const openedDocuments = async (
  { id, documents }: Pick<StaffCase, 'id' | 'documents'>,
  reviewers: readonly { id: string }[],
  { events }: Needs<'events'>,
): Promise<Set<DocumentKey>> => {
  const opened = new Set<DocumentKey>()
  const firstSent = documents.map(({ uploaded_at }) => uploaded_at).sort()[0]
  let after: string | undefined
  for (let page = 0; firstSent && page < mostPages && opened.size < documents.length; page++) {
    const { events: found, next } = await events.page(id, after)
    for (const { event, at, by, details } of found) {
      if (event !== 'DOCUMENT_READ' || details?.former || details?.application) continue
      const document = documents.find(({ name }) => name === details?.document)
      if (document && document.uploaded_at <= at && reviewers.some((one) => one.id === by?.id))
        opened.add(document.name)
    }
    if (!next || (found.at(-1)?.at ?? '') < firstSent) break
    after = next
  }
  return opened
}
