import { useState } from 'react'
import type * as z from 'zod/mini'
import { paths } from '#shared/paths.ts'
import { claimObjection, type objectionOutcome } from '#shared/register/records/claim.ts'
import { api } from '#web/api/client.ts'
import { useEmailLink } from '#web/session/email-link.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'

type Outcome = z.output<typeof objectionOutcome>['outcome']

const words: Record<Outcome, [title: string, text: string]> = {
  stopped: [
    'The claim is stopped',
    'Nothing is linked unless the person proves to the office who they are, with the original certificate and CNIC.',
  ],
  held: [
    'The registration is on hold',
    'Nobody gets a letter or renews it until two registrars of the council have decided whose it is.',
  ],
  over: [
    'There is nothing to stop',
    'The claim was refused, the council has decided about it already, or the 14 days are over. If something is wrong, please ask the council.',
  ],
}

/** `/claim/objection/…`: whoever reads the address in the book says that a claim is not theirs. */
export const ClaimObjectionPage = () => {
  const { token } = useEmailLink(paths.claimObjection)
  const [outcome, setOutcome] = useState<Outcome>()
  const record = useRecordForm({
    schema: claimObjection,
    defaults: { token, words: '' },
    save: (body) => api.claimObjections.create({ body }),
    onSaved: ({ data }) => setOutcome(data.outcome),
    guardLeaving: false,
  })
  if (outcome)
    return (
      <Page title={words[outcome][0]}>
        <p role="status">{words[outcome][1]}</p>
      </Page>
    )
  if (token === '' || record.errors.token)
    return (
      <Page title="This link has expired">
        <p>Please ask the council.</p>
      </Page>
    )
  return (
    <Page title="Was it not you?">
      <p>
        Somebody says that a registration of the council’s book is theirs. If it was not you, object. You need
        no account.
      </p>
      <RecordForm record={record} saveLabel="Object to the claim" savingLabel="One moment…" plain>
        <TextAreaField
          name="words"
          label="What the council should know (optional)"
          hint="For example how it can reach you"
          rows={3}
        />
      </RecordForm>
    </Page>
  )
}
