import { PictureViewer, type ViewerProps } from './picture-viewer.tsx'
import { useObjectUrl } from './use-object-url.ts'

/** A picture that has been fetched, in the viewer. */
export const BlobPicture = ({ bytes, ...viewer }: Omit<ViewerProps, 'address'> & { bytes: Blob }) => {
  const address = useObjectUrl(bytes)
  return address ? <PictureViewer address={address} {...viewer} /> : <div className="viewer" />
}
