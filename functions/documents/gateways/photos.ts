/** The applicant's photo: it is sent as a data string, checked by its bytes and stored in the bucket. */
import { createHash } from 'node:crypto'
import { files } from '#functions/platform/gateways/files.ts'
import { photoMarkKey, photoPrefix } from '#functions/platform/gateways/object-keys.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { maxPixels, readImage, walkImage } from '../inspection/image.ts'
import { withoutMetadata } from '../inspection/without-metadata.ts'
import { unpacking } from './unpacking.ts'

/** docs/field-rules.md#photo */
const smallestWidthInPixels = 350
const longestInBytes = 500 * 1024

interface Store {
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  remove: (key: string) => Promise<void>
}

const refuse = (message: string): never => {
  throw new Invalid({ photo: [message] })
}

const decode = (dataString: string): Uint8Array => {
  const [, base64] = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataString) ?? []
  return base64 ? Buffer.from(base64, 'base64') : refuse('The photo must be a JPG or PNG')
}

/** @throws Invalid with the message for the photo field. */
const check = (bytes: Uint8Array) => {
  if (bytes.length > longestInBytes) refuse('The photo must be smaller than 500 KB')
  const facts = readImage(bytes)
  if (!facts) return refuse('The photo must be a JPG or PNG')
  if (facts.width < smallestWidthInPixels)
    refuse(`The photo must be at least ${smallestWidthInPixels} pixels wide; yours is ${facts.width}`)
  if (facts.width * facts.height > maxPixels) refuse('The photo has too many pixels')
  if (!walkImage(bytes)?.hasAllPixels(unpacking.inflate))
    refuse('The photo is damaged or not complete. Take it again')
  return facts
}

export const createPhotos = (store: Store, newId: () => string) => ({
  /**
   * Checks and stores a photo under a new key, which no other record ever names.
   * @returns the object's key and the digest of its content. @throws Invalid
   */
  store: async (userId: string, dataString: string): Promise<{ photo_key: string; photo_digest: string }> => {
    const sent = decode(dataString)
    const { type } = check(sent)
    const bytes = withoutMetadata(sent)
    const photo_key = `${photoPrefix(userId)}${newId()}.${type === 'image/png' ? 'png' : 'jpg'}`
    // First: by this the daily clean-up finds a photo that no record came to name.
    await store.put(photoMarkKey(userId), new Uint8Array(), type)
    await store.put(photo_key, bytes, type)
    return { photo_key, photo_digest: createHash('sha256').update(bytes).digest('base64url') }
  },

  /** Removes a photo that no record names. One that a failure leaves behind is removed by the daily clean-up. */
  remove: (key: string | undefined): Promise<void> =>
    key === undefined ? Promise.resolve() : store.remove(key).catch(() => undefined),
})

export const photos = (context: AppContext) => createPhotos(files(context), context.newId)
