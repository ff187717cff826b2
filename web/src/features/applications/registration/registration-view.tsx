import type { ApplicantOnRegistration } from '#shared/applications/records/registration-view.ts'
import { givenAs, needOfDocument, paperLabel } from '#shared/applications/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { PhotoPreview } from '#web/ui/fields/photo-field/photo-preview.tsx'
import { papersOf } from '#web/ui/needs/need-path.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const degreeWords: Record<ApplicantOnRegistration['degree_calculation_status'], string> = {
  calculated: 'The issue date of your degree decides the fee',
  pending: 'The fee is calculated once your B Pharm / Pharm D is added',
}

/** The picture, or the document that was given instead. If it is missing, the list of what is needed links to it. */
const ProfileImage = ({ address, title }: { address: string | null; title: ApplicationTitle }) => {
  const held = papersOf(useSession().user)
  if (address) return <PhotoPreview address={address} />
  const need = needOfDocument(title, 'profile_image')
  const given = need && givenAs(need, held)
  return given ? <>You have given a {paperLabel(given).toLowerCase()}, which is enough</> : <>Not given yet</>
}

const itemsOf = (applicant: ApplicantOnRegistration, title: ApplicationTitle) => [
  {
    label: 'Permission',
    value: applicant.permission ? 'You can submit now' : 'Not yet: something is missing',
  },
  { label: 'Degree calculation status', value: degreeWords[applicant.degree_calculation_status] },
  {
    label: fieldLabel('profile_image'),
    value: <ProfileImage address={applicant.profile_image} title={title} />,
  },
]

/** What the service says about this person's registration now. */
export const RegistrationView = ({ title }: { title: ApplicationTitle }) => {
  const loaded = useApi((signal) => api.users.get({ params: { id: 'me' } }, { signal }), [])
  return (
    <WhenLoaded from={loaded} lines={4}>
      {({ data: { applicant } }) =>
        applicant && (
          <section className="card" aria-labelledby="registration-view">
            <h2 id="registration-view">Your registration</h2>
            <SummaryList items={itemsOf(applicant, title)} />
          </section>
        )
      }
    </WhenLoaded>
  )
}
