import { api } from '#web/api/client.ts'
import { userLoader } from './load-user.ts'

/** Loads the signed-in applicant; `main.ts` begins before the first render. */
export const applicantLoader = userLoader(() => api.auth.user())
