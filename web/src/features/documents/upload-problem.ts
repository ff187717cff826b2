/** What a person reads when an upload did not succeed. */
import { ApiFailure } from '#web/api/api-failure.ts'

export interface UploadFailure {
  message: string
  /** What support asks for. */
  reference?: string
}

/** Either the file itself is refused, or the upload failed. */
type UploadProblem = { type: 'refused'; refusal: string } | { type: 'failed'; failure: UploadFailure }

const tryAgain = 'The file could not be uploaded – try again'
const refusedFile = [413, 415, 422]
const shownAsAnswered = [404, 409, 429] // grant expired, file not arrived, too many tries

const failed = (message: string, reference?: string): UploadProblem => ({
  type: 'failed',
  failure: { message, reference },
})

/** What to show for whatever the upload has thrown. */
export const problemOf = (thrown: unknown): UploadProblem => {
  if (!(thrown instanceof ApiFailure)) return failed(tryAgain)
  const { status, message, errors = {}, requestId } = thrown
  if (refusedFile.includes(status)) {
    const [sentence = message] = errors.file ?? errors.type ?? errors.size ?? Object.values(errors).flat()
    return { type: 'refused', refusal: sentence }
  }
  return shownAsAnswered.includes(status) ? failed(message) : failed(tryAgain, requestId)
}
