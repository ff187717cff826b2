import { useEffect, useState } from 'react'
import { type Crop, firstCrop } from './crop.ts'
import { decodePhoto, PhotoRefused } from './decode.ts'
import { dataString, savedPhoto } from './encode.ts'

const messageOf = (thrown: unknown): string =>
  thrown instanceof PhotoRefused ? thrown.message : 'The photo could not be read. Try another one'

/** The file of the photo, and which part of it was taken; null: the whole picture. */
interface Chosen {
  file: File
  crop: Crop | null
}

/**
 * A photo from the chosen file to its data string. It is fitted by itself; the crop dialog changes the fit.
 * @param keep takes the data string.
 */
export const useChosenPhoto = (keep: (photo: string) => void) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [adjusted, setAdjusted] = useState<ImageBitmap | null>(null)
  const [working, setWorking] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>()

  useEffect(() => () => adjusted?.close(), [adjusted])

  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined)
    setWorking(true)
    await work().catch((thrown) => setRefusal(messageOf(thrown)))
    setWorking(false)
  }
  const take = async (picture: ImageBitmap, { file, crop }: Chosen) => {
    keep(await dataString(await savedPhoto(picture, crop)))
    setChosen({ file, crop })
  }

  return {
    working,
    refusal,
    /** Whether there is a file whose fit can be changed. */
    mayAdjust: chosen !== undefined,
    /** The picture in the crop dialog. */
    adjusted,
    crop: chosen?.crop ?? firstCrop,
    choose: (file: File) =>
      attempt(async () => {
        const picture = await decodePhoto(file)
        await take(picture, { file, crop: firstCrop }).finally(() => picture.close())
      }),
    adjust: () => attempt(async () => setAdjusted(chosen ? await decodePhoto(chosen.file) : null)),
    use: (crop: Crop | null) =>
      attempt(async () => {
        if (!adjusted || !chosen) return
        await take(adjusted, { file: chosen.file, crop })
        setAdjusted(null)
      }),
    cancel: () => setAdjusted(null),
    forget: () => setChosen(undefined),
  }
}
