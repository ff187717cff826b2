/** The printed pages: what a page looks like on paper, and its text. */
import type { Page } from 'playwright-core'

/** Resolves when every image can be drawn. */
export const imagesDecoded = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))

/** The PDF that the browser's print dialog would make, in the size the style sheet asks for. */
export const printed = async (page: Page): Promise<Buffer> => {
  await imagesDecoded(page)
  return page.pdf({ preferCSSPageSize: true, tagged: true })
}

export interface PdfContent {
  /** The text of each page in reading order, blanks folded. */
  pages: string[]
  /** Width and height of each page in points. */
  sizes: [number, number][]
  tagged: boolean
  title: string
}

/** Reads a PDF as a screen reader would: page by page, in the order of its content. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfContent> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const content: PdfContent = { pages: [], sizes: [], tagged: false, title: '' }
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    content.pages.push(text.replace(/\s+/g, ' ').trim())
    const [, , width = 0, height = 0] = page.view
    content.sizes.push([Math.round(width), Math.round(height)])
  }
  // The declared type is an object; what comes is a Map.
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  content.tagged = marks?.get('Marked') === true
  content.title = ((await document.getMetadata()).info as { Title?: string }).Title ?? ''
  await task.destroy()
  return content
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/**
 * The first of the texts that does not come after the one before it; undefined if all do. Blanks do not count: a long
 * word may continue on the next line.
 */
export const firstOutOfOrder = (text: string, texts: readonly string[]): string | undefined => {
  const whole = withoutBlanks(text)
  let from = 0
  return texts.find((text) => {
    const wanted = withoutBlanks(text)
    const at = whole.indexOf(wanted, from)
    from = at + wanted.length
    return at < 0
  })
}
