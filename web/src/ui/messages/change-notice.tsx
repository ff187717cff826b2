import { Link } from 'react-router-dom'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { correctableRecords, itemLabel } from '#shared/applications/rules/correctable.ts'
import { isRecalled, recalledSentence } from '#shared/applications/rules/own-changes.ts'
import { type FieldTable, fieldsOf } from '#shared/kit/field.ts'
import { paths, registrationPathOf } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'

type Kind = 'living' | 'mixed' | 'frozen'

const tell =
  'If something is wrong, tell the council: it corrects a typing error, and returns anything else to you.'

/** What may be changed of a page while an application is open, by what the page shows. */
const whileOpen: Record<Kind, string> = {
  living:
    'You may change this at any time. Your application and its print-out stay as you submitted them, and the council sees what you change.',
  mixed: `What can be typed here may be changed at any time, and the council sees it. The rest stays as you submitted it until the council has decided. ${tell}`,
  frozen: `This stays as you submitted it until the council has decided. ${tell}`,
}

const tables: Readonly<Record<string, FieldTable>> = correctableRecords

const kindOf = (items: string): Kind => {
  const fields = fieldsOf(tables[items.split('.')[0] ?? ''] ?? {})
  const living = fields.filter(([, field]) => field.living)
  if (living.length === 0) return 'frozen'
  return living.length === fields.length ? 'living' : 'mixed'
}

interface ChangeNoticeProps {
  /** The beginning of the items that this page is about, such as `contact_information.` (see rules/correctable.ts). */
  items: string
  /** An item of this page that was never given, and may be added. */
  notGiven?: string | undefined
}

/** Says before anybody types what of a submitted application may be changed, and what becomes of it. */
export const ChangeNotice = ({ items, notGiven }: ChangeNoticeProps) => {
  const { application_form: form, registration } = useSession().user
  if (!form) return null
  const returned = form.status === 'returned' ? form.corrections : []
  const asked = returned.filter(({ item }) => item.startsWith(items)).map(({ item }) => itemLabel(item))
  const sentences = [
    asked.length > 0 && `The council asks you to correct: ${asked.join(', ')}.`,
    isRecalled(form) && `${recalledSentence}.`,
    notGiven && `You can still add: ${itemLabel(notGiven)}.`,
    whileOpen[kindOf(items)],
  ]
  return (
    <p className="draft-notice" role="note">
      {isOpen(form.status)
        ? sentences.filter(Boolean).join(' ')
        : 'The council has decided on your application, which stays as it was. What you change here is for your next one.'}{' '}
      {registration ? (
        <>
          The register is changed only <Link to={paths.ownRegistration}>on your request</Link>.
        </>
      ) : (
        <Link to={registrationPathOf(form)}>See your application</Link>
      )}
    </p>
  )
}
