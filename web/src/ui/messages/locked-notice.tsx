import { Link } from 'react-router-dom'
import { registrationPathOf } from '#shared/paths.ts'
import { isClosed } from '#shared/rules/application-lifecycle.ts'
import { itemLabel } from '#shared/rules/correctable.ts'
import { isRecalled, mayChange, recalledSentence } from '#shared/rules/corrections.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { useSession } from '#web/session/session-context.ts'

interface LockedNoticeProps {
  /** The beginning of the items that this page is about, such as `contact_information.` (see rules/correctable.ts). */
  items: string
  /** An item of this page that was never given. */
  notGiven?: string
}

/** What people can do about a mistake. */
const whatToDo = (status: ApplicationStatus): string =>
  isClosed(status)
    ? 'Start a new application to change it.'
    : 'If something is wrong, tell the council: it corrects a typing error, and returns anything else to you.'

/** Says before anybody types that nothing of a submitted application can be changed but what was returned. */
export const LockedNotice = ({ items, notGiven }: LockedNoticeProps) => {
  const { application_form: form } = useSession().user
  if (!form) return null
  const returned = form.status === 'returned' ? form.corrections : []
  const open = returned.filter(({ item }) => item.startsWith(items)).map(({ item }) => itemLabel(item))
  const sentence = () => {
    if (open.length > 0)
      return `The council asks you to correct: ${open.join(', ')}. Nothing else here can be changed now.`
    if (notGiven && mayChange(form, notGiven, false))
      return `Your application has been submitted. You can still add: ${itemLabel(notGiven)}. Nothing else here can be changed now.`
    if (isRecalled(form)) return `${recalledSentence}.`
    return `Your application has been submitted: nothing here can be changed now. ${whatToDo(form.status)}`
  }
  return (
    <p className="draft-notice" role="note">
      {sentence()} <Link to={registrationPathOf(form)}>See your application</Link>
    </p>
  )
}
