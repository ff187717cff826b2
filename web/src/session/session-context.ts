import { createContext, useContext } from 'react'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { ApplicantRecord } from '#shared/applications/records/applicant.ts'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import type { ContactInformationRecord } from '#shared/applications/records/contact-information.ts'
import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'

export interface Session {
  state: 'unknown' | 'authenticated' | 'guest'
  /** Why the sign-in page is shown, when there is something to say. */
  reason: string | undefined
  /** Signed out on purpose: the page they left is not remembered. */
  signedOut: boolean
  /** Where signing out leads; to the sign-in where nothing is said. */
  leftTo: string | undefined
  /** The signed-in person. Throws for a guest: read it in screens behind `ApplicantGuard` only. */
  readonly user: CurrentUser
  /** With `reply.data` of register or login. */
  signIn: (signedIn: { token: string; user: CurrentUser }) => void
  /** Ends the session here at once and on the server without waiting; drafts are deleted. @param reason is shown where the person signs in. @param leftTo the page that is shown instead */
  signOut: (reason?: string, leftTo?: string) => void
  /** Asks the server for the user again. */
  reload: () => Promise<void>
  replaceUser: (user: CurrentUser) => void
  setApplicant: (record: ApplicantRecord) => void
  setContactInformation: (record: ContactInformationRecord) => void
  /** Adds the record, or replaces the one of its level. */
  putQualification: (record: QualificationInformationRecord) => void
  setApplicationForm: (record: ApplicationFormRecord) => void
  setUserApplication: (record: UserApplicationRecord) => void
  addHeldDocument: (key: DocumentKey) => void
}

export const SessionContext = createContext<Session | null>(null)

/** The applicant's session. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The owner of the drafts: the account's id, or `guest`. Works outside a session too. */
export const useAccountId = (): string => {
  const session = useContext(SessionContext)
  return session?.state === 'authenticated' ? session.user.id : 'guest'
}
