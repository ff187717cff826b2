import { createRoot } from 'react-dom/client'
import { paths } from '#shared/paths.ts'
import { tokenFor } from './api/tokens.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Portal, preloadScreensOf } from './router.tsx'
import { applicantLoader } from './session/session-provider.tsx'

const start = () =>
  createRoot(document.getElementById('root')!).render(
    <CrashBoundary>
      <Portal />
    </CrashBoundary>,
  )

const { pathname } = window.location
// The session is checked while the code of the first screen is fetched, not after it.
if (tokenFor('applicant') && !pathname.startsWith(paths.admin)) applicantLoader.begin()

// Until then index.html shows its loader. Where the fetch fails the screen repeats it and can show the failure.
void preloadScreensOf(pathname).then(start, start)
