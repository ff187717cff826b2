import { useCallback, useRef, useState } from 'react'
import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { api } from '#web/api/client.ts'
import { formerValueOf } from '../data/former-values.ts'
import { addedLater } from './added-later.ts'
import { caseDocuments } from './evidence-documents.ts'
import { documentOf, filesOf, formerFilesOf, isPdf, type ShownFile, versionOf } from './shown-files.ts'
import { useDocumentViews } from './use-document-views.ts'
import { useDocumentWindow } from './use-document-window.ts'
import { useThumbnails } from './use-thumbnails.ts'

/** The documents of a case in the order of the review: which one is open, in which view, and what fills the window. */
export const useCaseDocuments = (caseRecord: CaseRecord) => {
  const { id, documents } = caseRecord
  const held = caseDocuments.flatMap((key) => documents.find(({ name }) => name === key) ?? [])
  const [chosen, choose] = useState<DocumentKey>()
  const fetched = useRef(new Map<string, Promise<Blob>>())
  const { thumbnails, keepThumbnail } = useThumbnails()
  const views = useDocumentViews(id)
  const first = held.find(({ name }) => name === chosen) ?? held[0]
  const shown = first && documentOf(first)
  const files = filesOf(held)
  const documentWindow = useDocumentWindow(shown, files)

  /** Fetched once while the case is open, since every read is recorded in the history. */
  const fetchOnce = useCallback(
    ({ file, key, returned, application }: ShownFile): Promise<Blob> => {
      const earlier = fetched.current.get(file.id)
      if (earlier) return earlier
      const query = { ...(returned && { former: 'yes' }), ...(application && { application }) }
      const request = api.cases.document({ params: { id, key }, query }).then(({ data }) => data)
      request.catch(() => fetched.current.delete(file.id))
      fetched.current.set(file.id, request)
      return request
    },
    [id],
  )

  return {
    held,
    files,
    /** Those of previous applications. */
    formerFiles: formerFilesOf(caseRecord),
    /** Documents that have replaced a returned one. */
    changed: held
      .map(({ name }) => name)
      .filter((name) => formerValueOf(`document.${name}`, caseRecord) !== undefined),
    /** Documents that came after the submission, so nobody has asked for them. */
    addedLater: addedLater(caseRecord),
    missing: missingDocuments(caseRecord),
    shown,
    choose,
    bytes: async (shownFile: ShownFile) => {
      const bytes = await fetchOnce(shownFile)
      if (!isPdf(shownFile.file)) keepThumbnail(versionOf(shownFile.file), bytes)
      return bytes
    },
    /** A small picture of a document that has been opened. */
    thumbnail: ({ file }: ShownFile) => thumbnails.get(versionOf(file)),
    /** Hears of each page of a PDF that is shown. */
    pageDrawn: ({ file }: ShownFile, picture: Blob, count: number) => {
      keepThumbnail(versionOf(file), picture)
      views.keepCount(file, count)
    },
    ...views,
    ...documentWindow,
  }
}
export type CaseDocumentsState = ReturnType<typeof useCaseDocuments>
