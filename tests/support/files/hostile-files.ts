/** Files that must not be kept and files that may, all built in code, and the makers of both. */
import { brokenImages } from './hostile-files/broken-images.ts'
import type { HostileFile } from './hostile-files/hostile-file.ts'
import { hostilePdfs } from './hostile-files/hostile-pdfs.ts'
import { otherTypes } from './hostile-files/other-types.ts'
import { pdfPolyglots } from './hostile-files/pdf-polyglots.ts'
import { polyglots } from './hostile-files/polyglots.ts'

export { goodFiles } from './hostile-files/good-files.ts'
export { type HostileFile, sentences } from './hostile-files/hostile-file.ts'
export { aPdf } from './hostile-files/pdf.ts'

export const hostileFiles: HostileFile[] = [
  ...otherTypes(),
  ...brokenImages(),
  ...polyglots(),
  ...hostilePdfs(),
  ...pdfPolyglots(),
]
