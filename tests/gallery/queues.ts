/** Who looks at what, one scene after the other: people's scenes depend on what these people did before. */
import type { Browser, BrowserContext } from 'playwright-core'
import { keptTokenOf } from '#tests/support/browser/scenes/open-scene.ts'
import { prepareStaffScenes } from '#tests/support/browser/scenes/staff-scenes.ts'
import { patienceInMs } from '#tests/support/waiting/until.ts'
import { type Entry, publicEntries, staffEntries } from './entries.ts'

export interface Visit {
  entry: Entry
  context: () => Promise<BrowserContext>
}
/** Resolves to the visits that are made one after the other. */
export type Queue = () => Promise<Visit[]>

type StorageState = {
  cookies: []
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
}

/** One browser context for each person: what it has loaded once stays. */
const contextFor = (browser: Browser, url: string, storageState: () => Promise<StorageState>) => {
  let opened: Promise<BrowserContext> | undefined
  const open = async () => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block', // its calls would pass by the answers of a scene
      storageState: await storageState(),
    })
    context.setDefaultTimeout(patienceInMs)
    return context
  }
  return () => {
    opened ??= open()
    return opened
  }
}

const staffQueue = (browser: Browser, url: string) => async (): Promise<Visit[]> => {
  const { scenes, looking } = await prepareStaffScenes(url)
  const contextOf = (who: keyof typeof looking) =>
    contextFor(browser, url, async () => looking[who].storageState as StorageState)
  const contexts = {
    registrar: contextOf('registrar'),
    reception: contextOf('reception'),
    administrator: contextOf('administrator'),
  }
  return staffEntries(scenes).map((entry) => ({ entry, context: contexts[entry.viewer] }))
}

/** The staff's scenes are one queue, and those of each other viewer. */
export const queuesOf = (browser: Browser, url: string): Queue[] => {
  const viewers = [...new Set(publicEntries.map(({ viewer }) => viewer))]
  const queues = viewers.map((viewer) => async () => {
    const context = contextFor(browser, url, async () => ({
      cookies: [],
      origins: [{ origin: url, localStorage: await keptTokenOf(url, viewer) }],
    }))
    return publicEntries.filter((entry) => entry.viewer === viewer).map((entry) => ({ entry, context }))
  })
  return [staffQueue(browser, url), ...queues]
}
