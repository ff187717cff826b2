import { ApiFailure } from '#web/api/api-failure.ts'
import { FileRefused, openFile } from './chosen-file.ts'
import { encodePicture } from './picture.ts'

/** A picture or PDF of a paper as it is sent inside a form: large photos are made smaller. @throws FileRefused */
export const fileToSend = async (file: File): Promise<Blob> => {
  const chosen = await openFile('certificate_image', file)
  if (chosen.kind === 'pdf') return chosen.file
  try {
    return await encodePicture(chosen.picture, chosen.quarterTurns)
  } finally {
    chosen.picture.close()
  }
}

/** The form of an endpoint that takes a file. */
export const formWith = (fields: Record<string, string>, file?: Blob): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', file)
  return form
}

/** Sends the form with its file. @throws ApiFailure also for a file that cannot be read here */
export const sendWithFile = async <Answer>(
  fields: Record<string, string>,
  file: File,
  send: (form: FormData) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await send(formWith(fields, await fileToSend(file)))
  } catch (thrown) {
    if (!(thrown instanceof FileRefused)) throw thrown
    throw new ApiFailure({ status: 422, message: thrown.message, errors: { file: [thrown.message] } })
  }
}
