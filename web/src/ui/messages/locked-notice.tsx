import { Link } from 'react-router-dom'
import { registrationPathOf } from '#shared/paths.ts'
import { itemLabel } from '#shared/rules/correctable.ts'
import { isRecalled, recalledSentence } from '#shared/rules/corrections.ts'
import { useSession } from '#web/session/session-context.ts'

interface LockedNoticeProps {
  /** The beginning of the items that this page is about, such as `contact_information.` (see rules/correctable.ts). */
  items: string
}

/** Says before anybody types that nothing of a submitted application can be changed but what was returned. */
export const LockedNotice = ({ items }: LockedNoticeProps) => {
  const { application_form: form } = useSession().user
  if (!form) return null
  const nothing = isRecalled(form)
    ? `${recalledSentence}.`
    : 'Your application has been submitted: nothing here can be changed now.'
  const returned = form.status === 'returned' ? form.corrections : []
  const open = returned.filter(({ item }) => item.startsWith(items)).map(({ item }) => itemLabel(item))
  return (
    <p className="draft-notice" role="note">
      {open.length > 0
        ? `The council asks you to put right: ${open.join(', ')}. Nothing else here can be changed now.`
        : nothing}{' '}
      <Link to={registrationPathOf(form)}>See your application</Link>
    </p>
  )
}
