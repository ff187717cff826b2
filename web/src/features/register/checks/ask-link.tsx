import { useState } from 'react'
import { Link } from 'react-router-dom'
import { forgottenPassword } from '#shared/accounts/records/account.ts'
import type { FieldTable } from '#shared/kit/field.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { usePathInLanguage, useWords } from '#web/ui/language/language.ts'
import { checkWords } from './check-words.ts'

/** An organisation asks for the link to its address. */
export const AskLink = () => {
  const words = useWords(checkWords)
  const inLanguage = usePathInLanguage()
  const [sentTo, setSentTo] = useState('')
  const fields = { email: { label: words.email, kind: 'text' } } satisfies FieldTable
  const record = useRecordForm({
    schema: forgottenPassword,
    defaults: { email: '' },
    save: async (body) => {
      await api.checkers.askLink({ body })
      return body.email
    },
    onSaved: setSentTo,
    guardLeaving: false,
  })
  if (sentTo) return <p role="status">{words.sent(sentTo)}</p>
  return (
    <>
      <p>{words.lead}</p>
      <RecordForm record={record} fields={fields} saveLabel={words.send} savingLabel={words.sending} plain>
        <TextField name="email" hint={words.emailHint} type="email" autoComplete="email" spellCheck={false} />
      </RecordForm>
      <p>
        {words.anonymous} <Link to={inLanguage(paths.publicRegister)}>{words.search}</Link>
      </p>
    </>
  )
}
