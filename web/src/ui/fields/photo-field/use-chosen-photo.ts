import { useEffect, useState } from 'react'
import type { Crop } from './crop.ts'
import { decodePhoto, PhotoRefused } from './decode.ts'
import { dataString, savedPhoto } from './encode.ts'

const messageOf = (thrown: unknown): string =>
  thrown instanceof PhotoRefused ? thrown.message : 'The photo could not be read. Try another one'

/**
 * A photo from the chosen file to the crop dialog and to its data string.
 * @param keep takes the data string.
 */
export const useChosenPhoto = (keep: (photo: string) => void) => {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [refusal, setRefusal] = useState<string | undefined>()

  useEffect(() => () => picture?.close(), [picture])

  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined)
    await work().catch((thrown) => setRefusal(messageOf(thrown)))
  }

  return {
    picture,
    refusal,
    choose: (file: File) => attempt(async () => setPicture(await decodePhoto(file))),
    use: (crop: Crop | null) =>
      attempt(async () => {
        if (!picture) return
        const photo = await dataString(await savedPhoto(picture, crop))
        keep(photo)
        setPicture(null)
      }),
    cancel: () => setPicture(null),
  }
}
