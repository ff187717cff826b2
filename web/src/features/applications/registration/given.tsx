import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { formatDate } from '#shared/kit/format.ts'
import { documentPathOf } from '#shared/paths.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { recordItems, SummaryList } from '#web/ui/summary-list.tsx'

type Qualification = CurrentUser['qualification_information'][number]

const qualificationItem = ({ qualification_level, ...held }: Qualification) => ({
  label: labelOf(qualification_level),
  value: [
    inSentence([held.name_of_institute, held.board_university, held.department].filter(Boolean).join(', ')),
    `Passed in ${held.year_of_passing}, issued on ${formatDate(held.degree_issue_date)}`,
  ].join('\n'),
})

/** The documents given, each with a link to the page where it is seen. */
const Documents = ({ user: { held_documents: held } }: { user: CurrentUser }) =>
  held.length === 0 ? (
    <p>None yet</p>
  ) : (
    <ul>
      {held.map((key) => (
        <li key={key}>
          <Link to={documentPathOf(key)}>{fieldLabel(key)}</Link>
        </li>
      ))}
    </ul>
  )

/** What the council reads: the three records and the documents, read-only. */
export const Given = ({ user }: { user: CurrentUser }) => (
  <section className="card" aria-labelledby="given">
    <h2 id="given">What you have given</h2>
    {user.applicant && (
      <details className="given">
        <summary>Personal information</summary>
        <SummaryList items={recordItems(applicantFields, user.applicant)} />
      </details>
    )}
    {user.contact_information && (
      <details className="given">
        <summary>Contact information</summary>
        <SummaryList items={recordItems(contactInformationFields, user.contact_information)} />
      </details>
    )}
    <details className="given">
      <summary>Qualification information</summary>
      <SummaryList items={user.qualification_information.map(qualificationItem)} />
    </details>
    <details className="given" open>
      <summary>Documents</summary>
      <Documents user={user} />
    </details>
  </section>
)
