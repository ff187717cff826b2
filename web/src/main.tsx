import { createRoot } from 'react-dom/client'
import { tokenFor } from './api/tokens.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Portal } from './router.tsx'

// Who is signed in gets the frame's code while the session is being checked, not after it.
if (tokenFor('applicant') && !window.location.pathname.startsWith('/admin')) {
  void import('./layouts/master-layout.tsx')
  if (window.location.pathname === '/') void import('./features/dashboard/dashboard-page.tsx')
}

createRoot(document.getElementById('root')!).render(
  <CrashBoundary>
    <Portal />
  </CrashBoundary>,
)
