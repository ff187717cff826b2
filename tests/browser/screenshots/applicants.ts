/**
 * Pictures of every screen in every state at 1280 and 360 px, and the printed pages, to be looked at by people:
 * `node tests/browser/screenshots/applicants.ts [folder] [words in the name]`
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { startPortal } from '#infra/local/portal.ts'
import { buildSiteWhenNeeded } from '#infra/local/site-build.ts'
import { launchChromium } from '#tests/support/browser/chromium.ts'
import { allScenes } from '#tests/support/browser/scenes/applicant-scenes.ts'
import { keptTokenOf, nameOf, openScene } from '#tests/support/browser/scenes/open-scene.ts'
import type { Viewer } from '#tests/support/browser/scenes/scene.ts'
import { imagesDecoded, printed } from '#tests/support/files/read-pdf.ts'

const [folder = '.tmp/screenshots', wanted = ''] = process.argv.slice(2)
const widths = [1280, 360]
const fileOf = (name: string, width: number) =>
  `${name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '').slice(0, 90)}-${width}.png`

const contextOf = async (browser: Browser, url: string, viewer: Viewer) => {
  const localStorage = await keptTokenOf(url, viewer)
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(10_000)
  return context
}

/** A window as high as the page, so that sticky elements are at their final position. */
const showWhole = async (page: Page, width: number) => {
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: Math.max(height, 700) })
}

await buildSiteWhenNeeded(() => {})
await mkdir(resolve(folder), { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'portal-pictures-'))
const hashCost = { memoryInKib: 64, passes: 1, parallelism: 1 }
const portal = await startPortal({
  dataDir,
  inMemory: true,
  log: () => {},
  dependencies: { hashCost, log: () => {} },
})
const browser = await launchChromium()
try {
  const scenes = allScenes.filter((other) => nameOf(other).includes(wanted))
  for (const viewer of new Set(scenes.map((other) => other.viewer))) {
    const context = await contextOf(browser, portal.url, viewer)
    for (const scene of scenes.filter((other) => other.viewer === viewer))
      for (const width of scene.narrowOnly ? [360] : widths) {
        const page = await context.newPage()
        await openScene(page, scene, width)
        const path = join(resolve(folder), fileOf(nameOf(scene), width))
        if (!/dialog|calendar|drawer|menu/.test(scene.state)) await showWhole(page, width)
        await imagesDecoded(page)
        await page.screenshot({ path })
        if (viewer === 'form' && scene.path.startsWith('/printOut') && scene.state === 'filled')
          await writeFile(join(resolve(folder), 'printed.pdf'), await printed(page))
        await page.close()
      }
    await context.close()
  }
} finally {
  await browser.close()
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
}
