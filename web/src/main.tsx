import { createRoot } from 'react-dom/client'
import { paths } from '#shared/paths.ts'
import { lastSignOut, tokenFor } from './api/tokens.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Portal, preloadScreensOf } from './router.tsx'
import { drafts } from './session/drafts.ts'
import { applicantLoader } from './session/session-provider.tsx'

const start = () =>
  createRoot(document.getElementById('root')!).render(
    <CrashBoundary>
      <Portal />
    </CrashBoundary>,
  )

const { pathname } = window.location
const holder = pathname.startsWith(paths.admin) ? 'staff' : 'applicant'
drafts.dropKeptUntil(lastSignOut(holder))

// The session is checked while the code of the first screen is fetched, not after it.
const withoutSession = [paths.publicRegister, paths.verify]
const needsSession = holder === 'applicant' && !withoutSession.some((path) => pathname.startsWith(path))
if (needsSession && tokenFor(holder)) applicantLoader.begin()

// Until then index.html shows its loader. Where the fetch fails the screen repeats it and can show the failure.
void preloadScreensOf(pathname).then(start, start)
