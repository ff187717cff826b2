import { useState } from 'react'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { useWords } from '#web/ui/language/language.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { FileRefused } from '#web/ui/picture/chosen-file.ts'
import { fileToSend, formWith } from '#web/ui/picture/file-to-send.ts'
import { type ClaimField, claimWords } from './claim-words.ts'

type Values = Record<ClaimField, string>

/** The office compares it with the certificate; it is kept as a document of the person, also where the claim is refused. @returns why it was not taken */
const sendCnic = async (picture: File): Promise<string | undefined> => {
  try {
    const body = formWith({ name: 'cnic_front_image' }, await fileToSend(picture))
    await api.files.create({ body })
    return undefined
  } catch (thrown) {
    const said = thrown instanceof FileRefused ? thrown.message : asFailure(thrown).errors?.file?.[0]
    if (said) return said
    throw thrown
  }
}

/** The claim as it is typed, and sending it. It begins with the names of the account, which are rarely others. */
export const useClaim = (onSent: () => void) => {
  const flash = useFlash()
  const words = useWords(claimWords)
  const { reload, user } = useSession()
  const [values, setValues] = useState<Values>({
    number: '',
    name: user.name,
    father_name: user.father_name,
  })
  const [file, setFile] = useState<File>()
  const [cnic, setCnic] = useState<File>()
  const [cnicError, setCnicError] = useState<string>()
  const [fileError, setFileError] = useState<string>()
  const { sending, failure, send } = useSending(async () => {
    setFileError(undefined)
    if (!file) return setFileError(words.noFile)
    try {
      const problem = cnic && (await sendCnic(cnic))
      setCnicError(problem)
      if (problem) return
      await api.ownClaims.create({ body: formWith(values, await fileToSend(file)) })
      flash.showHere(words.sent)
      void reload()
      onSent()
    } catch (thrown) {
      if (thrown instanceof FileRefused) return setFileError(thrown.message)
      throw thrown
    }
  })
  const errors: Partial<Record<keyof Values | 'file', string>> = {
    ...Object.fromEntries(
      Object.entries(failure?.errors ?? {}).map(([field, [first = '']]) => [
        field,
        field in values ? words.problem(field as ClaimField, first) : first,
      ]),
    ),
    ...(fileError && { file: fileError }),
  }
  return {
    values,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    cnic,
    setCnic,
    cnicError,
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
