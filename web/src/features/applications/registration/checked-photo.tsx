import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { givenAs, needOfDocument, paperLabel } from '#shared/applications/rules/application-needs.ts'
import { paths } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { api } from '#web/api/client.ts'
import { PhotoPreview } from '#web/ui/fields/photo-field/photo-preview.tsx'
import { withReturn } from '#web/ui/form/return-path.ts'
import { papersOf } from '#web/ui/needs/need-path.ts'

/** The address in the session is short-lived: when it has run out, a new one is asked for once. */
const StoredPhoto = ({ address }: { address: string }) => {
  const [renewed, setRenewed] = useState<string | null>()
  if (renewed === null) return <p>Your photo is stored. It could not be shown just now.</p>
  const renew = () =>
    renewed === undefined
      ? api.applications.current({}).then(
          ({ data }) => setRenewed(data?.photo ?? null),
          () => setRenewed(null),
        )
      : setRenewed(null)
  return <PhotoPreview address={renewed ?? address} onError={() => void renew()} />
}

interface CheckedPhotoProps {
  user: CurrentUser
  title: ApplicationTitle
  /** The path to return to after adding the photo. */
  here: string
}

/** The photo among the records to check; without one, what follows from that. */
export const CheckedPhoto = ({ user, title, here }: CheckedPhotoProps) => {
  if (user.applicant?.photo) return <StoredPhoto address={user.applicant.photo} />
  const need = needOfDocument(title, 'profile_photo')
  const given = need && givenAs(need, papersOf(user))
  if (given) return <p>Photo: given as {paperLabel(given)}.</p>
  return (
    <p className="banner-note">
      You have not given a photo yet. You can submit without it, but your form is printed without a photo and
      the council cannot approve until it has one.{' '}
      <Link to={withReturn(paths.applicationsEdit, here)}>Add your photo</Link>
    </p>
  )
}
