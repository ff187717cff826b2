/** The text for an upload that did not succeed. */
import { ApiFailure } from '#web/api/api-failure.ts'
import { errorLine, labelOfKey } from '#web/ui/messages/field-labels.ts'

export interface UploadFailure {
  message: string
  /** The request id, by which support finds the request in the log. */
  reference?: string
}

/** Either the file itself is refused, with one line for each field that is wrong, or the upload failed. */
type UploadProblem = { type: 'refused'; refusal: string } | { type: 'failed'; failure: UploadFailure }

const tryAgain = 'The file could not be uploaded – try again'
const refusedFile = [413, 415, 422]
const shownAsAnswered = [404, 409, 429] // grant expired, file not arrived, too many tries

const failed = (message: string, reference?: string): UploadProblem => ({
  type: 'failed',
  failure: { message, reference },
})

/** The text for any error that the upload has thrown. */
export const problemOf = (thrown: unknown): UploadProblem => {
  if (!(thrown instanceof ApiFailure)) return failed(tryAgain)
  const { status, message, errors = {}, requestId } = thrown
  if (refusedFile.includes(status)) {
    const lines = Object.entries(errors).map(([name, messages]) => errorLine(labelOfKey(name), messages))
    return { type: 'refused', refusal: lines.join('\n') || `Something went wrong. ${message}` }
  }
  return shownAsAnswered.includes(status) ? failed(message) : failed(tryAgain, requestId)
}
