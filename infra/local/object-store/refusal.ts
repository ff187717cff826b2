import { element, xmlDocument } from './xml.ts'

/** A refusal in S3's terms: the HTTP status, S3's code and a sentence. */
export class S3Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The refusal of a signature or of what goes with it; a wrong token is the one for which S3 answers 400. */
export const unauthenticated = ({ code, message }: { code: string; message: string }) =>
  new S3Refusal(code === 'InvalidToken' ? 400 : 403, code, message)

/** Refuses what S3 offers and this store does not, rather than quietly doing something else. */
export const notImplemented = (what: string) =>
  new S3Refusal(501, 'NotImplemented', `${what} is not offered here.`)

/** The XML body of a refusal. */
export const refusalXml = ({ code, message }: S3Refusal, requestId: string): Buffer => {
  const content = element('Code', code) + element('Message', message) + element('RequestId', requestId)
  return xmlDocument('Error', content)
}
