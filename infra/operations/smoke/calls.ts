/** Calls of one account, with its token once there is one. */

interface Reply {
  status: number
  text: string
  bytes: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: the test reads a few members of answers that the contract describes
  data: any
}

export type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; expect?: number },
) => Promise<Reply>

const longestAnswerInMs = 20_000

const dataIn = (text: string): unknown => {
  try {
    return JSON.parse(text).data
  } catch {
    return undefined
  }
}

/** @returns `call`, which throws on another status than the expected one, and `setToken`. */
export const openCalls = (url: string): { call: Call; setToken: (token: string) => void } => {
  let token: string | undefined
  const call: Call = async (method, path, { body, expect } = {}) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(longestAnswerInMs),
    })
    if (expect !== undefined && answer.status !== expect) throw new Error(`answered ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = bytes.toString('utf8')
    return { status: answer.status, text, bytes, data: dataIn(text) }
  }
  return {
    call,
    setToken: (newToken) => {
      token = newToken
    },
  }
}
