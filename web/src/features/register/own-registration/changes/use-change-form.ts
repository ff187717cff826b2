import { useState } from 'react'
import * as z from 'zod/mini'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { newChangeRequest, type Particular, readValue } from '#shared/register/records/change-request.ts'
import { api } from '#web/api/client.ts'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { sendWithFile } from '#web/ui/picture/file-to-send.ts'

const schema = z.omit(newChangeRequest, { file: true })
type Values = z.output<typeof schema>

/** The errors of the value, by the rules of its particular. */
export const valueErrors = ({ particular, value }: Partial<Values>): FieldErrors => {
  const read = particular && value ? readValue(particular, value) : null
  return read && 'problem' in read ? { value: [read.problem] } : {}
}

/** The request as it is typed, with its document. */
export const useChangeForm = (onSent: () => void) => {
  const [file, setFile] = useState<File>()
  const record = useRecordForm({
    schema,
    defaults: { particular: '', value: '', words: '' },
    draft: { key: 'change-request' },
    check: (values) => ({
      ...valueErrors(values),
      ...(!file && { file: ['Take a photo of the document, or choose a file'] }),
    }),
    save: (values, keys) =>
      sendWithFile(values, file as File, (body) => api.ownChangeRequests.create({ body }, keys)),
    onSaved: onSent,
  })
  return {
    record,
    file,
    setFile: (chosen: File) => {
      record.form.clearErrors('file')
      setFile(chosen)
    },
    particular: (record.form.watch('particular') || undefined) as Particular | undefined,
  }
}
