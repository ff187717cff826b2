import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { OwnEntry } from '#shared/register/records/registration.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { withReturn } from '#web/ui/form/return-path.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { MissingList, missingParts, StillNeeded } from '../missing-list.tsx'
import { RecordCards } from '../record-cards.tsx'

const entryItems = (entry: OwnEntry) => [
  { label: 'Registration number', value: entry.number },
  { label: 'Category', value: entry.category },
  { label: 'Registered on', value: formatDate(entry.first_registered_on) },
  ...(entry.certificate
    ? [{ label: 'Certificate issued on', value: formatDate(entry.certificate.issued_on) }]
    : []),
  { label: 'Valid until', value: formatDate(entry.valid_until) },
]

/** The first screen: everything that the council has on file, each part with a link to change it. */
export const WhatWeHold = ({ entry, next }: { entry: OwnEntry; next: string }) => {
  const { user } = useSession()
  // The cards look for errors of a form; here there are none.
  const form = useForm()
  const parts = missingParts(user)
  return (
    <>
      <p>This is what the council has on file. Change what is no longer true; the rest is still right.</p>
      <MissingList parts={parts} here={paths.renewal} />
      <section className="card" aria-labelledby="entry">
        <h2 id="entry">Your registration</h2>
        <SummaryList items={entryItems(entry)} />
      </section>
      <FormProvider {...form}>
        <RecordCards user={user} title="Renewal" here={paths.renewal} />
      </FormProvider>
      <section className="card" aria-labelledby="documents">
        <div className="card-head">
          <h2 id="documents">Documents</h2>
          <Link to={withReturn(paths.userDocuments, paths.renewal)}>Change documents</Link>
        </div>
        {user.held_documents.length === 0 ? (
          <p>None</p>
        ) : (
          <ul>
            {user.held_documents.map((key) => (
              <li key={key}>{fieldLabel(key)}</li>
            ))}
          </ul>
        )}
      </section>
      <StillNeeded user={user} title="Renewal" here={paths.renewal} />
      {parts.length === 0 && (
        <div className="page-actions">
          <ButtonLink look="primary" to={next}>
            All of this is still right
          </ButtonLink>
        </div>
      )}
    </>
  )
}
