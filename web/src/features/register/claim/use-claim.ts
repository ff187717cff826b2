import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { FileRefused } from '#web/ui/picture/chosen-file.ts'
import { fileToSend, formWith } from '#web/ui/picture/file-to-send.ts'

const empty = { number: '', name: '', father_name: '' }
type Values = typeof empty

/** The claim as it is typed, and sending it. */
export const useClaim = (onSent: () => void) => {
  const flash = useFlash()
  const { reload } = useSession()
  const [values, setValues] = useState<Values>(empty)
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const { sending, failure, send } = useSending(async () => {
    setFileError(undefined)
    if (!file) return setFileError('Take a photo of the certificate, or choose a file')
    try {
      await api.ownClaims.create({ body: formWith(values, await fileToSend(file)) })
      flash.showHere('Your claim was sent')
      void reload()
      onSent()
    } catch (thrown) {
      if (thrown instanceof FileRefused) return setFileError(thrown.message)
      throw thrown
    }
  })
  const errors: Partial<Record<keyof Values | 'file', string>> = {
    ...Object.fromEntries(
      Object.entries(failure?.errors ?? {}).map(([field, [first]]) => [field, first ?? '']),
    ),
    ...(fileError && { file: fileError }),
  }
  return {
    values,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    file,
    setFile: (chosen: File) => {
      setFileError(undefined)
      setFile(chosen)
    },
    errors,
    failure,
    sending,
    send,
  }
}
