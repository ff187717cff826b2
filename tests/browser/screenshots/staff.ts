/** Pictures of the staff area: `node tests/browser/screenshots/staff.ts [folder] [part of a name]`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPortal } from '#infra/local/portal.ts'
import { buildSiteWhenNeeded } from '#infra/local/site-build.ts'
import { launchChromium } from '#tests/support/browser/chromium.ts'
import { openScene } from '#tests/support/browser/scenes/open-scene.ts'
import { prepareStaffScenes } from '#tests/support/browser/scenes/staff-scenes.ts'

const [folder = '.tmp/screenshots', wanted = ''] = process.argv.slice(2)

await buildSiteWhenNeeded(() => {})
await mkdir(resolve(folder), { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'portal-pictures-'))
const hashCost = { memoryInKib: 64, passes: 1, parallelism: 1 }
const surroundings = { hashCost, log: () => {} }
const portal = await startPortal({ dataDir, inMemory: true, log: () => {}, dependencies: surroundings })
const browser = await launchChromium()
try {
  const { scenes, looking } = await prepareStaffScenes(portal.url)
  for (const scene of scenes.filter((other) => other.name.includes(wanted)))
    for (const width of [1280, 360]) {
      const { storageState } = looking[scene.by ?? 'registrar']
      const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce', storageState })
      const page = await context.newPage()
      await openScene(page, scene, width)
      await page.waitForTimeout(150)
      const path = join(resolve(folder), `staff-${scene.name.replaceAll(/\W+/g, '-')}-${width}.png`)
      await page.screenshot({ path })
      await context.close()
    }
} finally {
  await browser.close()
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
}
