/** Files of other types under the names and types of pictures and PDFs. */

import { type HostileFile, pretending, sentences } from './hostile-file.ts'
import { aJpeg } from './jpeg.ts'
import { aPdf } from './pdf.ts'

const script = '<script>alert(document.cookie)</script>'
const html = `<!DOCTYPE html><html><body>${script}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`
/** Virus scanners' test text, in two halves so that no scanner takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
export const zip =
  'PK\x03\x04\x14\0\0\0\b\0\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0a.txtaPK\x05\x06'.padEnd(71, '\0')

const jpeg = pretending('image/jpeg', 'cnic-front.jpg', sentences.type)
const png = pretending('image/png', 'photo.png', sentences.type)
const pdf = pretending('application/pdf', 'degree.pdf', sentences.type)

export const otherTypes = (): HostileFile[] => [
  jpeg('SVG as JPEG', svg),
  png('SVG with an XML head as PNG', `<?xml version="1.0"?>${svg}`),
  jpeg('SVG compressed', Buffer.from('1f8b0800000000000003b3290100', 'hex')),
  jpeg('HTML as JPEG', html),
  pdf('HTML as PDF', html),
  jpeg('HTML with a JPEG behind', Buffer.concat([Buffer.from(html), aJpeg(350, 450)])),
  png('HTML in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(html, 'utf16le')])),
  png('HTML after a byte order mark', `\xef\xbb\xbf${html}`),
  pdf('PDF behind HTML', Buffer.concat([Buffer.from(html), aPdf()])),
  pdf('PDF of a version that is none', `%PDF-3.0${aPdf().toString('latin1').slice(8)}`),
  pdf('PostScript', '%!PS-Adobe-3.0\n(hello) print\n'),
  png(
    'GIF as PNG',
    'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  ),
  png('GIF that is a script', 'GIF89a/*\x01\0*/=1;alert(1)//'),
  jpeg('BMP', 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0'),
  jpeg('WEBP', 'RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0'),
  jpeg('TIFF', 'II*\0\b\0\0\0\0\0'),
  jpeg('TIFF of the other byte order', 'MM\0*\0\0\0\b\0\0'),
  jpeg('HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  jpeg('AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif'),
  jpeg('JPEG 2000', '\0\0\0\fjP  \r\n\x87\n'),
  jpeg('ICO', '\0\0\x01\0\x01\0\x10\x10\0\0'),
  pdf('ZIP', zip),
  pdf('Word document', zip.replace('a.txt', 'word/')),
  pdf('old Word document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  pdf('RTF', '{\\rtf1\\ansi hello}'),
  jpeg('Windows program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'),
  jpeg('Linux program', '\x7fELF\x02\x01\x01'),
  png('shell script', '#!/bin/sh\necho hello\n'),
  png('PHP', '<?php echo 1; ?>'),
  png('JavaScript', 'alert(1)'),
  pdf('test text of virus scanners', eicar),
  jpeg('one byte', '\xff'),
  jpeg('two bytes of a JPEG', '\xff\xd8'),
  jpeg('only zeros', Buffer.alloc(2000)),
  { ...jpeg('no bytes', ''), refusal: sentences.empty },
  { ...pdf('no bytes of a PDF', ''), refusal: sentences.empty },
]
