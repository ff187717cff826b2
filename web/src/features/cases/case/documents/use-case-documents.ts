import { useCallback, useRef, useState } from 'react'
import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { api } from '#web/api/client.ts'
import { thumbnailOf } from '#web/ui/document/thumbnail.ts'
import { useWideWindow } from '#web/ui/use-wide-window.ts'
import { formerValueOf } from '../data/former-values.ts'
import { addedLater } from './added-later.ts'
import { caseDocuments } from './evidence-documents.ts'
import {
  documentOf,
  filesOf,
  firstBeside,
  formerFilesOf,
  isPdf,
  type ShownFile,
  versionOf,
} from './shown-files.ts'
import { useDocumentViews } from './use-document-views.ts'

/**
 * Whether fields and documents fill the window, and which document is shown next to the first.
 * @param files everything that can be shown
 */
const useFullScreen = (shown: ShownFile | undefined, files: readonly ShownFile[]) => {
  const [isFull, setFull] = useState(false)
  const [besideId, setBesideId] = useState<string>()
  const others = files.filter(({ file }) => file.id !== shown?.file.id)
  const mayStandBeside = useWideWindow() && others.length > 0
  const wanted = shown && mayStandBeside && isFull && besideId !== undefined
  const beside = wanted
    ? (others.find(({ file }) => file.id === besideId) ?? firstBeside(shown, files))
    : undefined
  const fillWith = (file: ShownFile | undefined) => {
    setBesideId(file?.file.id)
    setFull(true)
  }
  return {
    isFull,
    leaveFull: () => setFull(false),
    toggleFull: () => (isFull ? setFull(false) : fillWith(undefined)),
    /** What can be shown next to the document; nothing if the window is too narrow for two. */
    others: mayStandBeside ? others : [],
    beside,
    chooseBeside: (id: string) => setBesideId(id),
    /** Shows a second document next to the first, or the first one alone again. */
    toggleBeside: () => shown && fillWith(beside ? undefined : firstBeside(shown, files)),
  }
}

/** Small pictures of the documents that were opened, made from bytes already loaded. */
const useThumbnails = () => {
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<string, Blob>>(new Map())
  const begun = useRef(new Set<string>())
  /** Makes the small picture at the first call for a document. */
  const keepThumbnail = useCallback((document: string, picture: Blob): void => {
    if (begun.current.has(document)) return
    begun.current.add(document)
    thumbnailOf(picture).then(
      (small) => setThumbnails((all) => new Map(all).set(document, small)),
      () => undefined, // the icon stays
    )
  }, [])
  return { thumbnails, keepThumbnail }
}

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
  const fullScreen = useFullScreen(shown, files)

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
    /** Whether the document was open since this screen was. */
    wasOpened: (key: DocumentKey): boolean =>
      held.some(({ name, id: file }) => name === key && fetched.current.has(file)),
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
    ...fullScreen,
  }
}
export type CaseDocumentsState = ReturnType<typeof useCaseDocuments>
