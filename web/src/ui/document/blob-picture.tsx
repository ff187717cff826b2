import { useEffect, useState } from 'react'
import { PictureViewer, type ViewerProps } from './picture-viewer.tsx'

/** A picture that has been fetched, in the viewer. */
export const BlobPicture = ({ bytes, ...viewer }: Omit<ViewerProps, 'address'> & { bytes: Blob }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address ? <PictureViewer address={address} {...viewer} /> : null
}
