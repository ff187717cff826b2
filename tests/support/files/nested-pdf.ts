import { aPdf, pdfStream } from './hostile-files/pdf.ts'

const form = (resources: string, body: string): Buffer =>
  pdfStream(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${resources}>>`, body)

/**
 * A small PDF whose first page would take a reader years: each form draws the one before it twenty times, ten levels
 * deep. The second page is an ordinary one.
 */
export const aNestedPdf = (): Buffer => {
  const levels = Array.from({ length: 10 }, (_, level) =>
    form(`/XObject<</F ${100 + level} 0 R>>`, '/F Do\n'.repeat(20)),
  )
  return aPdf({
    pages: 2,
    content: '/Last Do',
    resources: '/XObject<</Last 110 0 R>>',
    objects: [form('', '10 10 100 100 re f'), ...levels],
  })
}
