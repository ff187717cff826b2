import { openFile } from './chosen-file.ts'
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
