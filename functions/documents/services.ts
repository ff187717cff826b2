/** The services of this area; each is made where its record or gateway is. */
export { documents } from './data/document.ts'
export { sentFiles } from './data/sent-file.ts'
export { uploadGrants } from './data/upload-grant.ts'
export { photos } from './gateways/photos.ts'
