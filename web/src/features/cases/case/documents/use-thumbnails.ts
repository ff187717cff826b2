import { useCallback, useRef, useState } from 'react'
import { thumbnailOf } from '#web/ui/document/thumbnail.ts'

/** Small pictures of the documents that were opened, made from bytes already loaded. */
export const useThumbnails = () => {
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
