import { type RefObject, useEffect } from 'react'

/** Keeps the focus inside the review, since the keys work only there. @param documentId of the document that is shown */
export const useRegionFocus = (
  region: RefObject<HTMLElement | null>,
  documentId: string | undefined,
): void => {
  // After a reload nothing has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.querySelector('h1')?.focus()
  }, [region])
  // When another document is shown, a focused element of the former one is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each document
  useEffect(() => {
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>('.document-tabs [aria-pressed="true"]')?.focus()
  }, [documentId, region])
}
