import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { itemLabel } from '#shared/rules/correctable.ts'
import { useSession } from '#web/session/session-context.ts'

interface LockedNoticeProps {
  /** The beginning of the items that this page is about, such as `contact_information.` (see rules/correctable.ts). */
  items: string
}

/** Says before anybody types that a submitted application stays as it is, but for what was returned. */
export const LockedNotice = ({ items }: LockedNoticeProps) => {
  const { application_form: form } = useSession().user
  if (!form) return null
  const returned = form.status === 'returned' ? form.corrections : []
  const open = returned.filter(({ item }) => item.startsWith(items)).map(({ item }) => itemLabel(item))
  const registration =
    form.application_title === 'Renewal' ? paths.registrationRenewal : paths.registrationNew
  return (
    <p className="draft-notice" role="note">
      {open.length > 0
        ? `The council asks you to put right: ${open.join(', ')}. Nothing else here can be changed now.`
        : 'Your application has been submitted: nothing here can be changed now.'}{' '}
      <Link to={registration}>See your application</Link>
    </p>
  )
}
