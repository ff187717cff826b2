import { Link } from 'react-router-dom'
import { addQualificationPath, editQualificationPath, paths } from '#shared/paths.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import { isText, itemLabel, itemText, itemValue, levelItem } from '#shared/rules/correctable.ts'
import {
  correctionReasons,
  type DocumentKey,
  documentSetOf,
  qualificationLevels,
} from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { FeeAfterCorrection } from './fee-after-correction.tsx'

/** The page where a returned item is changed. */
const editPathOf = (item: string): string => {
  const [record, second = ''] = item.split('.')
  if (record === 'account') return paths.portfolioEdit
  if (record === 'applicant') return paths.applicationsEdit
  if (record === 'contact_information') return paths.contactInformationEdit
  if (record === 'user_application') return paths.userApplicationsEdit
  if (record === 'document')
    return documentSetOf(second as DocumentKey) === 'documents' ? paths.documents : paths.userDocuments
  const level = qualificationLevels[Number(second) - 1]
  if (!level) return paths.qualificationInformation
  return item === levelItem(level) ? addQualificationPath(level) : editQualificationPath(level)
}

/** To the page of the item, or to its field on this page. */
const CorrectionLink = ({ item }: { item: string }) => {
  const label = itemLabel(item)
  if (!item.startsWith('application_form.')) return <Link to={editPathOf(item)}>{label}</Link>
  const id = item.slice('application_form.'.length)
  return (
    <button
      type="button"
      className="btn btn-link correction-link"
      onClick={() => document.getElementById(id)?.focus()}
    >
      {label}
    </button>
  )
}

/** The value when the item was returned, and the value now. */
const BeforeAndAfter = ({ item, before }: ApplicationFormRecord['corrections'][number]) => {
  const { user } = useSession()
  if (!isText(item)) return null // a file is seen on the page where it is replaced
  const now = itemValue(item, { ...user, account: user, documents: [] })
  if (now === before) return <p className="correction-now">Not changed yet.</p>
  return (
    <p className="correction-now">
      Before: <s dir="auto">{itemText(item, before) || 'nothing'}</s>. Now:{' '}
      <strong dir="auto">{itemText(item, now) || 'nothing'}</strong>
    </p>
  )
}

interface CorrectionsProps {
  form: ApplicationFormRecord
  onHandedIn: (form: ApplicationFormRecord) => void
}

/** What the council asks to be corrected, each with a link to its page, and the button that sends everything again. */
export const Corrections = ({ form, onHandedIn }: CorrectionsProps) => {
  const { sending, failure, send } = useSending(async () =>
    onHandedIn((await api.applicantForm.resubmit({ params: { id: form.id } })).data),
  )
  return (
    <section className="card" aria-labelledby="corrections">
      <h2 id="corrections" tabIndex={-1}>
        What to correct
      </h2>
      <p>
        The council has returned your application. Correct these, then send it again. Nothing else can be
        changed.
      </p>
      <ul>
        {form.corrections.map((correction) => (
          <li key={correction.item}>
            <CorrectionLink item={correction.item} />: {correctionReasons[correction.reason]}
            {correction.words && <>. {correction.words}</>}
            <BeforeAndAfter {...correction} />
          </li>
        ))}
      </ul>
      <FeeAfterCorrection form={form} />
      {failure && <FailureAlert failure={failure} />}
      <button type="button" className="btn btn-primary" aria-disabled={sending || undefined} onClick={send}>
        {sending ? 'Sending…' : 'Send again'}
      </button>
    </section>
  )
}
