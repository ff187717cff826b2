/** Files read from the service, and the documents held by the session's user. */
import { describe, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { endpoints } from '#shared/contract.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { createClient, type EndpointMap } from '#web/api/create-client.ts'
import { withDocument } from '#web/session/user-changes.ts'

const map: EndpointMap = Object.fromEntries(
  endpoints.map(({ name, endpoint }) => [name, [endpoint.method, endpoint.path, endpoint.access]] as const),
)

const answering = (answer: () => Response) =>
  createClient(map, {
    fetch: async () => answer(),
    token: () => 't',
    device: () => null,
    keepDevice: vi.fn(),
    sessionEnded: vi.fn(),
    log: vi.fn(),
  })

const theFile = { params: { key: 'profile_image' }, query: {} }

describe('a file of the service', () => {
  test('is received as bytes of the answered type', async () => {
    const headers = { 'content-type': 'image/png' }
    const client = answering(() => new Response(new Uint8Array([1, 2, 3]), { headers }))

    const { data } = await client.documents.get(theFile)

    expect(data.type).toBe('image/png')
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  })

  test('that is cut off is reported as a lost connection', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network')) })
    const headers = { 'content-type': 'image/png' }
    const client = answering(() => new Response(broken, { headers }))

    const failure = await client.documents.get(theFile).catch((thrown: ApiFailure) => thrown)

    expect(failure).toMatchObject({ offline: true })
  })

  test('is not read from the HTML page of a proxy', async () => {
    const headers = { 'content-type': 'text/html' }
    const client = answering(() => new Response('<html>', { headers }))

    const failure = await client.documents.get(theFile).catch((thrown: ApiFailure) => thrown)

    expect(failure).toMatchObject({ message: 'Something went wrong' })
  })
})

test('a document is listed once, however often it is replaced', () => {
  const user = { held_documents: ['profile_image'] } as unknown as CurrentUser

  expect(withDocument(user, 'finger_print').held_documents).toEqual(['profile_image', 'finger_print'])
  expect(withDocument(user, 'profile_image')).toBe(user)
})
