/** A portal of its own and the packaged browser, for as long as pictures are taken. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startPortal } from '#infra/local/portal.ts'
import { buildSiteWhenNeeded } from '#infra/site-build.ts'
import { launchChromium } from '#tests/support/browser/chromium.ts'

/** Cheap on purpose: the scenes make many accounts. */
const hashCost = { memoryInKib: 64, passes: 1, parallelism: 1 }

/** @param demo whether the demonstration is loaded first */
export const withPortal = async <T>(
  { say, demo = false }: { say: (line: string) => void; demo?: boolean },
  work: (url: string, browser: Browser) => Promise<T>,
): Promise<T> => {
  await buildSiteWhenNeeded(say)
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-gallery-'))
  const log = () => {}
  const portal = await startPortal({ dataDir, demo, log, dependencies: { hashCost, log } })
  try {
    const browser = await launchChromium()
    return await work(portal.url, browser).finally(() => browser.close())
  } finally {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
