import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { ApplicantOnRegistration } from '#shared/records/registration-view.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { PhotoPreview } from '#web/ui/fields/photo-field/photo-preview.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

const degreeWords: Record<ApplicantOnRegistration['degree_calculation_status'], string> = {
  calculated: 'Calculated: the issue date of your degree decides the fee',
  pending: 'Pending: the fee is calculated once your B Pharm / Pharm D is added',
}

const itemsOf = (applicant: ApplicantOnRegistration) => [
  {
    label: 'Permission',
    value: applicant.permission ? 'You can submit now' : 'Not yet: something is missing',
  },
  { label: 'Degree calculation status', value: degreeWords[applicant.degree_calculation_status] },
  {
    label: fieldLabel('profile_image'),
    value: applicant.profile_image ? (
      <PhotoPreview address={applicant.profile_image} />
    ) : (
      <>
        Not uploaded yet. <Link to={paths.documents}>Upload it</Link>
      </>
    ),
  },
]

/** What the service says about this person's registration now. */
export const RegistrationView = () => {
  const loaded = useApi((signal) => api.users.get({ params: { id: 'me' } }, { signal }), [])
  return (
    <WhenLoaded from={loaded} lines={4}>
      {({ data: { applicant } }) =>
        applicant && (
          <section className="card" aria-labelledby="registration-view">
            <h2 id="registration-view">Your registration</h2>
            <SummaryList items={itemsOf(applicant)} />
          </section>
        )
      }
    </WhenLoaded>
  )
}
