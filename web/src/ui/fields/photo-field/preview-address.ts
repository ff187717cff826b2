/** An address the content policy lets an `img` show: data strings become `blob:` addresses. */
import { useEffect, useState } from 'react'

/** The bytes of a base64 data string; null for anything else. */
export const blobOf = (photo: string): Blob | null => {
  const parts = /^data:(image\/(?:jpeg|png));base64,([A-Za-z0-9+/=]+)$/.exec(photo)
  if (!parts) return null
  const bytes = Uint8Array.from(atob(parts[2] ?? ''), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: parts[1] ?? '' })
}

/** The address to show a photo by: an object URL for a new one, its own address for a stored one, or null. */
export const usePreviewAddress = (photo: string | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const blob = photo ? blobOf(photo) : null
    if (!blob) return setAddress(photo || null)
    const objectUrl = URL.createObjectURL(blob)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [photo])
  return address
}
