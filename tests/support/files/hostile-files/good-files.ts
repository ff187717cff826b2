/** Files that are accepted wherever their type is, with their facts. */
import { deflateSync } from 'node:zlib'
import type { DocumentFacts } from '#functions/documents/inspection/inspect-document.ts'
import { longestDocumentInBytes } from '#shared/vocabulary/documents.ts'
import { aPng, pngChunk } from '../images.ts'
import { aJpeg, metadataOfPhone } from './jpeg.ts'
import { aPdf, aPdfWithObjectStreams, pdfStream, withUpdate } from './pdf.ts'

interface GoodFile {
  name: string
  bytes: Buffer
  facts: DocumentFacts
}

const jpeg = (name: string, width: number, height: number, bytes: Buffer): GoodFile => ({
  name,
  bytes,
  facts: { type: 'image/jpeg', width, height },
})
const png = (name: string, width: number, height: number, bytes: Buffer): GoodFile => ({
  name,
  bytes,
  facts: { type: 'image/png', width, height },
})
const pdf = (name: string, bytes: Buffer): GoodFile => ({ name, bytes, facts: { type: 'application/pdf' } })

const pngWithTexts = (): Buffer => {
  const picture = aPng(350, 450)
  const texts = [
    pngChunk('iCCP', Buffer.concat([Buffer.from('Profile\0\0'), deflateSync(Buffer.alloc(3000, 'profile'))])),
    pngChunk('tEXt', Buffer.from('Software\0A camera <and more>')),
    pngChunk(
      'iTXt',
      Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
    ),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('A marks sheet')])),
  ]
  return Buffer.concat([picture.subarray(0, 33), ...texts, picture.subarray(33)])
}

/** An open action as office programs write it, a link, and a length stored in another object. */
const ofAnOffice = () => ({
  catalog: '/OpenAction [4 0 R /XYZ null null 0]/Lang(en)',
  objects: [
    pdfStream('', 'BT ET', '101 0 R'),
    '5',
    '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com/JS/AA)>>>>',
    '(a text with \\) and (brackets) and endobj and stream)',
    '<48656C6C6F> % a comment (with a bracket',
  ],
})

/** Names that would be dangerous elsewhere but are harmless here: in a text, as the name of a font. */
const ofHarmlessWords = () => ({
  catalog: '/OpenAction 100 0 R',
  content:
    'BT /F1 24 Tf 72 720 Td (Marks sheet) Tj (Light/Sound and /Movie, /Launch of /JavaScript 5 0 R) Tj ET',
  objects: [
    '<</S/GoTo/D[4 0 R/Fit]>>',
    '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com/docs/Web/JavaScript)>>>>',
    '<</Title(Light/Sound Therapy \\(with /AA 7 0 R, /EmbeddedFile (/Launch\\) and 7 objects\\) /JS ()))>>',
    '<</Font<</F1 3 0 R/AA 3 0 R/JS 3 0 R/Launch 3 0 R>>/XObject<</EF 3 0 R>>/Properties<</Sound 3 0 R>>>>',
    '<</RoleMap<</Movie/Figure/Sound/Note>>>>',
    '(JavaScript: The Good Parts)',
  ],
})

/** As browsers print it: the links of its buttons, which do nothing on paper. */
const ofWebPage = () => ({
  objects: ['', ';', 'void(0)', 'void\\(0\\);', 'void 0', 'window.print()', 'history.back();'].map(
    (script) => `<</Type/Annot/Subtype/Link/A<</S/URI/URI(javascript:${script})>>>>`,
  ),
})

/** As programs of twenty years ago write it: many blanks, one of them before the end of the line. */
const ofOldTimes = () => ({
  objects: [
    `<</Length 3>>${' '.repeat(20)}\r\nstream \r\nabc\r\nendstream`,
    '<<\n/Length 3\n>>\n% a comment\nstream\nabc\nendstream',
  ],
})

export const goodFiles: GoodFile[] = [
  jpeg('JPEG', 700, 900, aJpeg(700, 900)),
  jpeg('JPEG of one pixel', 1, 1, aJpeg(1, 1)),
  jpeg('progressive JPEG', 333, 217, aJpeg(333, 217, { progressive: true })),
  jpeg('JPEG with restart markers', 350, 450, aJpeg(350, 450, { restartEvery: 7 })),
  jpeg('JPEG of a phone', 1200, 1600, aJpeg(1200, 1600, { metadata: metadataOfPhone() })),
  jpeg('JPEG of 25 megapixels', 5000, 5000, aJpeg(5000, 5000)),
  png('PNG', 400, 500, aPng(400, 500)),
  png('PNG with texts', 350, 450, pngWithTexts()),
  png('PNG of 25 megapixels', 5000, 5000, aPng(5000, 5000)),
  pdf('PDF', aPdf()),
  pdf('PDF of three pages', aPdf({ pages: 3 })),
  pdf('PDF with object streams', aPdfWithObjectStreams()),
  pdf('PDF with object streams, of three pages', aPdfWithObjectStreams({ pages: 3 })),
  pdf('PDF of an office program', aPdf(ofAnOffice())),
  pdf('PDF of an office program, the newer kind', aPdfWithObjectStreams(ofAnOffice())),
  pdf('PDF of TeX', aPdf(ofHarmlessWords())),
  pdf('PDF of TeX, the newer kind', aPdfWithObjectStreams(ofHarmlessWords())),
  pdf('PDF that opens by a dictionary', aPdf({ catalog: '/OpenAction<</S/GoTo/D[4 0 R/Fit]>>' })),
  pdf('PDF of a web page', aPdf(ofWebPage())),
  pdf('PDF of a web page, the newer kind', aPdfWithObjectStreams(ofWebPage())),
  pdf('PDF of old times', aPdf(ofOldTimes())),
  pdf('PDF that was changed', withUpdate(aPdf())),
  pdf('PDF of 4 MB', aPdf({ size: longestDocumentInBytes })),
]
