/** An application as its last version says it. Its applicant may have changed the records since. */
import { snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { asStated, levelName, snapshotContent } from '#shared/applications/rules/snapshot.ts'
import type { RecordOwner } from './form-lock.ts'
import { digestOf, type StoredSnapshot, storedSnapshot } from './snapshot.ts'
import type { StoredForm } from './stored-form.ts'

type WithForm = RecordOwner & { application_form: StoredForm }

/** The pointer in the records knows more than the version; it is taken where it still names the file of the version. */
const documentsIn = (present: RecordOwner, { documents }: StoredSnapshot): RecordOwner['documents'] =>
  documents.map((stated) => present.documents.find(({ id }) => id === stated.id) ?? stated)

const asInVersion = (present: WithForm, version: StoredSnapshot): WithForm => {
  const { content, photo } = version
  const { account, applicant, contact_information, user_application, application_form } = present
  const { issueDate = null, expiryDate = null, ...stated } = content.application_form ?? {}
  const { photo_key, photo_digest } = photo
  return {
    ...present,
    account: { ...account, ...content.account },
    applicant: applicant && { ...asStated(applicant, content.applicant), photo_key, photo_digest },
    contact_information: contact_information && asStated(contact_information, content.contact_information),
    qualification_information: present.qualification_information
      .filter((level) => content[levelName(level)])
      .map((level) => asStated(level, content[levelName(level)])),
    user_application:
      user_application && content.user_application
        ? asStated(user_application, content.user_application)
        : null,
    application_form: { ...application_form, ...stated, issueDate, expiryDate },
    documents: documentsIn(present, version),
  }
}

/**
 * What a decision and a print-out rest on. Reads the last version only where the records say something else by now.
 * @param present the records as they are. @returns the same before there is a form
 */
export const readSubmitted = async <A extends RecordOwner>(
  table: Pick<Table, 'get'>,
  present: A,
): Promise<A> => {
  const { id, application_form: form } = present
  if (!form) return present
  const owner: WithForm = { ...present, application_form: form }
  if (form.snapshot.digest === digestOf(snapshotContent(owner))) return present
  const key = snapshotKey(id, form.submitted_at, form.snapshot.number)
  const item = await table.get(key, { consistent: true })
  return item ? ({ ...present, ...asInVersion(owner, storedSnapshot.parse(item)) } as A) : present
}
