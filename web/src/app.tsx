/** Draws the portal. `main.ts` fetches it. */
import { createRoot, hydrateRoot } from 'react-dom/client'
import { paths } from '#shared/paths.ts'
import { lastSignOut, tokenFor } from './api/tokens.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Portal, preloadScreensOf } from './router.tsx'
import { applicantLoader } from './session/applicant-loader.ts'
import { drafts } from './session/drafts.ts'

const root = document.getElementById('root')!
const { pathname } = window.location
const holder = pathname.startsWith(paths.admin) ? 'staff' : 'applicant'
const isSignedIn = tokenFor('applicant') !== null
drafts.dropKeptUntil(lastSignOut(holder))

const app = (
  <CrashBoundary>
    <Portal />
  </CrashBoundary>
)

const { hash } = window.location
/** The build has rendered this page for guests who come without more (`prerender.tsx`); everybody else needs another one. */
const isRendered = root.dataset.page === pathname && !isSignedIn && hash === '' && !window.history.state?.usr

/**
 * The page links its sheets at its end, where they delay nothing. Sheets that screens bring later come after these, as they were
 * written to. @returns when they apply again
 */
const sheetsInHead = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')]
  const applied = links.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)))
  document.head.append(...links)
  return Promise.all(applied)
}

/** Where a fetch fails, the screen repeats it and can show the failure. */
const fetchScreens = async () => {
  await Promise.allSettled([sheetsInHead(), preloadScreensOf(pathname)])
  document.getElementById('no-script-note')?.remove() // a slow service is not a missing script
}

const start = async () => {
  // Until then the page shows what the build has put into it.
  await Promise.all([fetchScreens(), applicantLoader.answered()])
  if (isRendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
