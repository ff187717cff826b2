/** Whether something has been drawn. */
import type { Page } from 'playwright-core'

/** The part of a picture on the page that is dark, between 0 and 1. */
export const darkPartOf = async (page: Page, name: string): Promise<number> => {
  const picture = page.getByRole('img', { name, exact: true })
  await picture.waitFor()
  return picture.evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data = [] } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] as number) < 128) dark++
    return (dark * 4) / data.length
  })
}
