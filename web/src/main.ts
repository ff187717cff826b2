/** The first script: it is small, so that it asks who is signed in while all others are still being fetched. */
import { paths } from '#shared/paths.ts'
import { tokenFor } from './api/tokens.ts'
import { applicantLoader } from './session/applicant-loader.ts'

const { pathname } = window.location
const withoutSession = [paths.admin, paths.publicRegister, paths.verify]
const needsSession = !withoutSession.some((path) => pathname.startsWith(path))
if (needsSession && tokenFor('applicant') !== null) applicantLoader.begin()

void import('./app.tsx')
