/** The portal and a browser for one file of journeys; any trouble on any page fails the test it happens in. */
import { rm } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { startPortal } from '#infra/local/portal.ts'
import { dataFolder } from '#tests/support/files/data-folder.ts'
import { patienceInMs } from '../waiting/until.ts'
import { launchChromium } from './chromium.ts'
import { type Troubles, watchTroubles } from './page-troubles.ts'

/** Cheap on purpose: journeys make many accounts. */
const hashCost = { memoryInKib: 64, passes: 1, parallelism: 1 }

/** Where the portal looks for an applicant's token. */
const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
})

let launched: Promise<Browser> | undefined
/** One browser for the files that a worker runs one after the other; it ends with the worker. */
const sharedBrowser = (): Promise<Browser> => {
  launched ??= launchChromium()
  return launched
}

interface Visitor {
  page: Page
  troubles: Troubles
}

export interface JourneySetting {
  url: string
  /** A new browser profile: nothing stored, nobody signed in. */
  visitor: (options?: BrowserContextOptions & { token?: string }) => Promise<Visitor>
}

/**
 * Starts a portal for the file's tests and stops it after them, with the worker's browser. Call it once at the top of a file.
 * @param clock another day for the service, and for each visitor from then on
 */
export const openJourney = async ({ clock }: { clock?: () => Date } = {}): Promise<JourneySetting> => {
  const troubles: Troubles[] = []
  const dataDir = await dataFolder()
  const dependencies = { hashCost, log: () => {}, ...(clock && { clock }) }
  const [portal, browser] = await Promise.all([
    startPortal({ dataDir, log: () => {}, dependencies }),
    sharedBrowser(),
  ])
  afterEach(async () => {
    const seen = troubles.splice(0).flatMap((trouble) => trouble.seen)
    for (const context of browser.contexts()) await context.close()
    expect(seen, 'troubles on the pages').toEqual([])
  })
  afterAll(async () => {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    url: portal.url,
    visitor: async ({ token, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
        ...(token && { storageState: signedIn(portal.url, token) }),
        ...options,
      })
      context.setDefaultTimeout(patienceInMs)
      if (clock) await context.clock.setFixedTime(clock())
      const watched = await watchTroubles(context)
      troubles.push(watched)
      return { page: await context.newPage(), troubles: watched }
    },
  }
}
