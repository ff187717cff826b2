import { asPdfRequest, type PdfAnswer, type PdfRequest } from './pdf-messages.ts'

type Answering = (request: PdfRequest) => Promise<PdfAnswer>

/**
 * Answers what comes by the channel in a message. pdf.js uses the worker's own channel, so the page sends another one in its
 * first message; a message without one is not for us, and only the page that has started a worker can send it any.
 */
export const answerFirst = ({ ports: [channel] }: Pick<MessageEvent, 'ports'>, answer: Answering): void => {
  if (!channel) return
  const send = (message: PdfAnswer) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const request = asPdfRequest(data)
    if (request) answer(request).then(send, () => send({ unreadable: true }))
  }
  send({ ready: true })
}
