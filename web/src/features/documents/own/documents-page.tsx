import '#web/theme/documents/documents.scss'
import { Link, useSearchParams } from 'react-router-dom'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { registrationPathOf } from '#shared/paths.ts'
import type { DocumentSet } from '#shared/vocabulary/documents.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useReturnPath, withReturn } from '#web/ui/form/return-path.ts'
import { neededTitle, titleAskedFor } from '#web/ui/needs/need-path.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { documentSetDetails } from './document-sets.ts'
import { DocumentUploads } from './document-uploads.tsx'

/** The documents that can be uploaded and replaced now. */
const whatIsPossible = (form: ApplicationFormRecord | null): string => {
  if (!form) return 'You can replace a file until you submit your application.'
  return isOpen(form.status)
    ? 'Your application has been submitted: what is missing can be added. What you have given stays until the council has decided, unless it asks you to replace it.'
    : 'The council has decided on your application and keeps its files. What you add or replace now is for your next application.'
}

/** `/documents`, the set of four, and `/user-documents`, the set of seven. */
export const DocumentsPage = ({ set }: { set: DocumentSet }) => {
  const { title, keys, other, load } = documentSetDetails[set]
  const loaded = useApi(load, [set])
  const { user } = useSession()
  const [query] = useSearchParams()
  const needed = neededTitle(user, titleAskedFor(query))
  const back = useReturnPath(user.application_form ? registrationPathOf(user.application_form) : '')
  return (
    <Page title={title}>
      <p>
        Upload a clear photo or a scan of each document that is needed for{' '}
        {needed === 'Renewal' ? 'a renewal' : 'a new registration'}. {whatIsPossible(user.application_form)}{' '}
        More to upload:{' '}
        <Link to={withReturn(`${other.to}?for=${encodeURIComponent(needed)}`, back)}>{other.label}</Link>.
      </p>
      <WhenLoaded from={loaded} lines={keys.length * 2}>
        {(held) => <DocumentUploads set={set} title={needed} held={held} />}
      </WhenLoaded>
      {back && (
        <div className="page-actions">
          <ButtonLink look="primary" to={back}>
            Back to your application
          </ButtonLink>
        </div>
      )}
    </Page>
  )
}
