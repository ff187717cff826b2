/** Whether the site has a newer version of the portal than this page: its pages then begin with another script. */
import { useSyncExternalStore } from 'react'

const checkedAgainAfterInMs = 60_000

let isNewer = false
let checkedAt = 0
const listeners = new Set<() => void>()

const firstScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** Asks the site at most once a minute. Where it does not answer, nothing is known. */
export const checkVersion = async (): Promise<boolean> => {
  const script = firstScript()
  if (isNewer || !script || Date.now() - checkedAt < checkedAgainAfterInMs) return isNewer
  checkedAt = Date.now()
  const page = await fetch('/', { cache: 'no-cache' }).catch(() => null)
  const html = page?.ok ? await page.text().catch(() => '') : ''
  isNewer = html.includes('<script type="module"') && !html.includes(new URL(script).pathname)
  if (isNewer) for (const tell of listeners) tell()
  return isNewer
}

/** Somebody comes back to a page that may have been open for days. */
const checkWhenSeen = () => void (document.visibilityState === 'visible' && checkVersion())

const listen = (tell: () => void) => {
  if (listeners.size === 0) document.addEventListener('visibilitychange', checkWhenSeen)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', checkWhenSeen)
  }
}

export const useNewerVersion = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isNewer,
    () => false, // while the build renders a page
  )
