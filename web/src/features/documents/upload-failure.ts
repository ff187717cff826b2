/** What a person reads when a file did not get through. */
import { ApiFailure } from '#web/api/api-failure.ts'

export interface UploadFailure {
  words: string
  /** What support asks for. */
  reference?: string
}

/** Either the file itself is refused, or the way there failed. */
type Verdict = { happened: 'refused'; refusal: string } | { happened: 'failed'; failure: UploadFailure }

const tryAgain = 'The file could not be uploaded – try again'
const refusedFile = [413, 415, 422]
const withSentence = [404, 409, 429] // expired, not arrived, too many tries and how long to wait

const failed = (words: string, reference?: string): Verdict => ({
  happened: 'failed',
  failure: { words, reference },
})

/** Whatever was thrown on the way, in words. */
export const verdictOf = (thrown: unknown): Verdict => {
  if (!(thrown instanceof ApiFailure)) return failed(tryAgain)
  const { status, message, errors = {}, requestId } = thrown
  if (refusedFile.includes(status)) {
    const [sentence = message] = errors.file ?? errors.type ?? errors.size ?? Object.values(errors).flat()
    return { happened: 'refused', refusal: sentence }
  }
  return withSentence.includes(status) ? failed(message) : failed(tryAgain, requestId)
}
