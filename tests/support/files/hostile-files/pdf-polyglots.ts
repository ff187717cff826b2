/** PDFs that are something else as well. */
import { anArchive } from './archive.ts'
import { type HostileFile, pretending, sentences } from './hostile-file.ts'
import { eicar } from './other-types.ts'
import { aPdf, pdfStream } from './pdf.ts'

const hidden = pretending('application/pdf', 'degree.pdf', sentences.hiddenInPdf)
const late = pretending('application/pdf', 'degree.pdf', sentences.latePdf)

const withBody = (body: string | Buffer): Buffer => aPdf({ objects: [pdfStream('', body)] })

/** An archive whose places are counted from the beginning of the whole file. */
const withArchiveInPlace = (): Buffer => {
  const place = withBody(anArchive()).indexOf('PK\x03\x04')
  return withBody(anArchive({ place }))
}

export const pdfPolyglots = (): HostileFile[] => [
  hidden('PDF with HTML in a comment', aPdf({ objects: ['% <!doctype html><p>hello</p>\nnull'] })),
  hidden(
    'PDF with a script in a comment for browsers',
    aPdf({ objects: ['%<SCRIPT>alert(1)</SCRIPT>\nnull'] }),
  ),
  hidden('PDF with HTML in a text', aPdf({ objects: ['(<html ><body>)'] })),
  hidden('PDF with HTML in a stream', withBody('<script>alert(1)</script>')),
  hidden('PDF with PHP in a stream', withBody('<?php echo 1; ?>')),
  hidden('PDF with the test text of virus scanners', withBody(eicar)),
  hidden('PDF with an archive', withBody(anArchive())),
  hidden('PDF with an archive that counts from the file’s beginning', withArchiveInPlace()),
  hidden('PDF with an archive of an unknown version', withBody(anArchive({ version: 0x1415 }))),
  late('PDF behind a blank', Buffer.concat([Buffer.from('\n'), aPdf()])),
  late('PDF behind many blanks', Buffer.concat([Buffer.from('\r\n \t\0\r\n'), aPdf()])),
  late('PDF behind a byte order mark', Buffer.concat([Buffer.from('\ufeff'), aPdf()])),
]
