/** Pictures of one scene at each width. */
import type { BrowserContext, Page } from 'playwright-core'
import { openScene } from '#tests/support/browser/scenes/open-scene.ts'
import type { PageState } from '#tests/support/browser/scenes/scene.ts'
import { imagesDecoded } from '#tests/support/files/read-pdf.ts'

const [wide, phone] = [1280, 360]
/** The office has large screens too. */
const widest = 1920

export interface Picture {
  width: number
  bytes: Buffer
}

/** Beside a dialog the document of a case may still be on its way. A document that does not come is a picture too. */
const documentShown = async (page: Page): Promise<void> => {
  if (!(await page.locator('.case-documents').first().isVisible())) return
  const document = page.locator('.case-documents .viewer-frame img').first()
  await document.waitFor({ state: 'attached', timeout: 2_000 }).catch(() => {})
}

/** In a window as high as the page or its dialog, so that what sticks to the window's edges hides nothing. */
const pictureOf = async (page: Page, width: number): Promise<Picture> => {
  const usual = { [phone]: 740, [widest]: 1080 }[width] ?? 900
  await page.setViewportSize({ width, height: usual })
  await documentShown(page)
  const needed = await page.evaluate(() => {
    window.scrollTo(0, 0)
    // As high as in the usual window: they take their height from the window, and would be most of the picture.
    for (const it of document.querySelectorAll<HTMLElement>(
      '.case-documents, .case-documents > .viewer > .viewer-frame',
    ))
      it.style.blockSize = `${it.offsetHeight}px`
    const dialog = document.querySelector('dialog[open]')
    return dialog ? dialog.scrollHeight + 64 : document.documentElement.scrollHeight
  })
  if (needed > usual) await page.setViewportSize({ width, height: needed })
  await imagesDecoded(page)
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  return { width, bytes: await page.screenshot() }
}

const visit = async (context: BrowserContext, scene: PageState, widths: number[]): Promise<Picture[]> => {
  const page = await context.newPage()
  try {
    await openScene(page, scene, widths[0] ?? wide)
    const pictures: Picture[] = []
    for (const width of widths) pictures.push(await pictureOf(page, width))
    return pictures
  } finally {
    await page.close()
  }
}

/** One visit for each width, since some screens differ in more than their width; `once` takes all in one visit. */
export const picturesOf = async (
  context: BrowserContext,
  scene: PageState,
  { isOfStaff }: { isOfStaff: boolean },
): Promise<Picture[]> => {
  const widths = isOfStaff ? [wide, widest, phone] : [wide, phone]
  if (scene.narrowOnly) return visit(context, scene, [phone])
  if (scene.once) return visit(context, scene, widths)
  const pictures: Picture[] = []
  for (const width of widths) pictures.push(...(await visit(context, scene, [width])))
  return pictures
}
