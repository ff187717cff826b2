/** PDFs that run, carry files, are locked, hide objects or are damaged. */
import { deflateSync } from 'node:zlib'
import { longestDocumentInBytes } from '#shared/vocabulary/documents.ts'
import { type HostileFile, pretending, sentences } from './hostile-file.ts'
import { zip } from './other-types.ts'
import { aPdf, aPdfWithObjectStreams, pdfStream } from './pdf.ts'

const active = pretending('application/pdf', 'degree.pdf', sentences.active)
const damaged = pretending('application/pdf', 'degree.pdf', sentences.damagedPdf)
const locked = pretending('application/pdf', 'degree.pdf', sentences.locked)

/** An object for each thing that a PDF must not hold. */
const forbidden: Record<string, string> = {
  'a script': '<</S/JavaScript/JS(app.alert\\(1\\))>>',
  'a script of a name tree': '<</JS 7 0 R>>',
  'a program to start': '<</S/Launch/F(calc.exe)>>',
  'an attached file': '<</Type/EmbeddedFile>>',
  'a tree of attached files': '<</EmbeddedFiles<</Names[]>>>>',
  'a file specification with content': '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>',
  'rich media': '<</Subtype/RichMedia>>',
  'actions of an event': '<</AA<</O 7 0 R>>>>',
  'an XFA form': '<</XFA 7 0 R>>',
  'a form that is sent': '<</S/SubmitForm/F(http://example.com)>>',
  'data brought in': '<</S/ImportData/F(a.fdf)>>',
  'a way into an attached file': '<</S/GoToE>>',
  'a rendition': '<</S/Rendition>>',
  'a movie': '<</Subtype/Movie>>',
  'a sound': '<</Subtype/Sound>>',
  'a script at opening': '<</Type/Catalog/OpenAction<</S/JavaScript>>>>',
  'actions of an event that stand elsewhere': '<</Type/Page/AA 7 0 R>>',
  'a font with actions': '<</Type/Font/AA 7 0 R>>',
  'a way into another file': '<</S/GoToR/F(\\\\\\\\example.com\\\\a.pdf)>>',
  'a file as a note': '<</Subtype/FileAttachment/FS 7 0 R>>',
  'a movie behind a comment': '<</S % of what kind\n/Movie>>',
  'a link that runs': '<</S/URI/URI(javascript:alert\\(1\\))>>',
  'a link that runs, in capital letters': '<</S/URI/URI ( JavaScript:alert)>>',
  'a link that prints and more': '<</S/URI/URI(javascript:print();alert(1))>>',
  'a link that runs behind a bracket': '<</S/URI/URI(javascript:void(0);alert\\(1\\))>>',
  'a link that runs, in numbers': '<</S/URI/URI(\\152ava\\163cript:alert)>>',
  'a link that runs, in digits': '<</S/URI/URI<6A6176617363726970743a>>>',
  'a link that runs, of two bytes each':
    '<</S/URI/URI(\\376\\377\\000j\\000a\\000v\\000a\\000s\\000c\\000r\\000i\\000p\\000t\\000:\\000a)>>',
}

/** The third letter of each name written as its number. */
const escaped = (object: string): string =>
  object.replace(/\/(\w\w?)(\w)?/g, (_, head: string, next?: string) =>
    next
      ? `/${head}#${next.charCodeAt(0).toString(16)}`
      : `/${head.replace(/^./, (letter) => `#${letter.charCodeAt(0).toString(16)}`)}`,
  )

const activePdfs = (): HostileFile[] =>
  Object.entries(forbidden).flatMap(([what, object]) => [
    active(`PDF with ${what}`, aPdf({ objects: [object] })),
    active(`PDF with ${what}, escaped`, aPdf({ objects: [escaped(object)] })),
    active(`PDF with ${what}, compressed`, aPdfWithObjectStreams({ objects: [object] })),
    active(`PDF with ${what}, escaped and compressed`, aPdfWithObjectStreams({ objects: [escaped(object)] })),
  ])

const compressed = deflateSync(Buffer.from('100 0 <</S/JavaScript/JS(app.alert\\(1\\))>>'))
const bomb = deflateSync(Buffer.alloc(32 * 1024 * 1024))
const mebibytes = (count: number) => deflateSync(Buffer.alloc(count * 1024 * 1024, ' '))

const objectStreams = (): HostileFile[] => [
  active(
    'PDF with a script in an object stream of no type',
    aPdf({ objects: [pdfStream('/N 1/First 6/Filter/FlateDecode', compressed)] }),
  ),
  active(
    'PDF with a script in an object stream of an escaped type',
    aPdf({ objects: [pdfStream('/Type/Obj#53tm/#4e 1/Firs#74 6/Filter/Flate#44ecode', compressed)] }),
  ),
  active(
    'PDF with a script in an object stream that is not compressed',
    aPdfWithObjectStreams({
      objects: ['<</S/JavaScript>>'],
      entries: '/Type/ObjStm',
      store: (content) => content,
    }),
  ),
  ...[
    ['that begins in a text', '100 1 (<</S/JavaScript>>)', '/N 1/First 6'],
    ['that begins in a text of its own list', '100 5 (<</S/JavaScript>>)  ()', '/N 1/First 27'],
    ['behind more objects than are said', '100 0 () (<</S/JavaScript>>)', '/N 7 0 R/First 6'],
    ['behind a beginning that stands elsewhere', '100 0 (<</S/JavaScript>>)', '/N 1/First 6 0 R'],
    ['behind an open bracket', '100 0 [(<</S/JavaScript>>)', '/N 1/First 6'],
  ].map(([where, content = '', entries = '']) =>
    active(
      `PDF with a script in an object stream ${where}`,
      aPdf({
        objects: [pdfStream(`/Type/ObjStm/Filter/FlateDecode${entries}`, deflateSync(Buffer.from(content)))],
      }),
    ),
  ),
  damaged(
    'PDF with a bomb for objects',
    aPdf({ objects: [pdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', bomb)] }),
  ),
  damaged(
    'PDF with many small bombs',
    aPdf({
      objects: Array(6).fill(pdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', mebibytes(3.9))),
    }),
  ),
  damaged(
    'PDF with objects that do not inflate',
    aPdfWithObjectStreams({ store: () => Buffer.from('not compressed') }),
  ),
  damaged(
    'PDF with objects under another filter',
    aPdfWithObjectStreams({ entries: '/Type/ObjStm/Filter/LZWDecode' }),
  ),
  damaged(
    'PDF with objects under two filters',
    aPdfWithObjectStreams({ entries: '/Type/ObjStm/Filter[/FlateDecode/FlateDecode]' }),
  ),
  damaged(
    'PDF with objects under a predictor',
    aPdfWithObjectStreams({ entries: '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>' }),
  ),
  damaged(
    'PDF with objects under a filter that stands elsewhere',
    aPdfWithObjectStreams({ entries: '/Type/ObjStm/Filter 7 0 R' }),
  ),
]

const hiding = (): HostileFile[] => {
  const object = '\n7 0 obj\n<</S/JavaScript/JS(1)>>\nendobj\n'
  return [
    active('PDF with a script in a stream that is no object', aPdf({ objects: [pdfStream('', object)] })),
    active(
      'PDF with a script in a stream, hard to find',
      aPdf({ objects: [pdfStream('', '7 %\n0%\nobj%\n<</S/JavaScript>>')] }),
    ),
    active('PDF with a script in a text', aPdf({ objects: [`(${object})`] })),
    active(
      'PDF with a script in a text, hard to find',
      aPdf({ objects: ['(7 %\n0%\nobj%\n<</S/JavaScript>>)'] }),
    ),
    active('PDF with a script in two texts', aPdf({ objects: ['[(7 %) (\n0obj %) (\n<</S/JavaScript>>)]'] })),
    active(
      'PDF with a script between a stream and a text',
      aPdf({ objects: [pdfStream('', '7 0 %\nobj %'), '(\n<</S/JavaScript>>)'] }),
    ),
    active(
      'PDF with a second trailer in a text',
      aPdf({ objects: ['(trailer<</Root<</OpenAction<</S/JavaScript>>>>>>)'] }),
    ),
    damaged(
      'PDF with an object in a stream',
      aPdf({ objects: [pdfStream('', '\n7 0 obj <</S/URI>> endobj\n')] }),
    ),
    damaged('PDF with an object in a text', aPdf({ objects: ['(7 0 obj <</S/URI>> endobj)'] })),
    active('PDF with a script in a comment', aPdf({ objects: [`% 7 0 obj <</S/JavaScript>> endobj\nnull`] })),
    damaged(
      'PDF with an object stream in a stream',
      aPdf({ objects: [pdfStream('', '7 %\n0 %\nobj <</Type/ObjStm>>')] }),
    ),
    damaged('PDF with a length beyond the stream', aPdf({ objects: [pdfStream('', 'abc', '20')] })),
    damaged(
      'PDF with a length short of the stream',
      aPdf({ objects: [pdfStream('', 'a'.repeat(50), '20')] }),
    ),
    damaged('PDF with a length beyond the file', aPdf({ objects: [pdfStream('', 'abc', '99999999')] })),
    damaged('PDF with two lengths', aPdf({ objects: [pdfStream('/Length 3', 'abc')] })),
    damaged('PDF with a negative length', aPdf({ objects: [pdfStream('', 'abc', '-3')] })),
    damaged('PDF with a stream without a length', aPdf({ objects: ['<<>>\nstream\nabc\nendstream'] })),
    damaged('PDF with a stream without an end', aPdf({ objects: ['<</Length 9 0 R>>\nstream\nabc'] })),
    active(
      'PDF with a script behind the first end of a stream',
      aPdf({ objects: [pdfStream('', `abc\nendstream\nendobj${object}`)] }),
    ),
  ]
}

const lockedPdfs = (): HostileFile[] => [
  locked(
    'PDF with a password',
    aPdf({ objects: ['<</Filter/Standard/V 2/R 3/P -4>>'], trailer: '/Encrypt 100 0 R' }),
  ),
  locked(
    'PDF with a password, the newer kind',
    aPdfWithObjectStreams({ trailer: '/Encrypt<</Filter/Standard>>' }),
  ),
  locked(
    'PDF with a password and a script',
    aPdf({ objects: ['<</S/JavaScript>>'], trailer: '/Encr#79pt 9 0 R' }),
  ),
]

/** The text of a good PDF with something put in the place of something else. */
const changed = (from: string | RegExp, to: string): Buffer =>
  Buffer.from(aPdf().toString('latin1').replace(from, to), 'latin1')

const damagedPdfs = (): HostileFile[] => [
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    damaged(`PDF cut off at ${part}`, aPdf().subarray(0, aPdf().length * part)),
  ),
  ...[0.2, 0.6, 0.9].map((part) =>
    damaged(
      `PDF of the newer kind cut off at ${part}`,
      aPdfWithObjectStreams().subarray(0, aPdfWithObjectStreams().length * part),
    ),
  ),
  damaged('PDF that is only a header', '%PDF-1.7'),
  damaged('PDF without its end', changed('%%EOF\n', '')),
  damaged('PDF with half an end', changed('%%EOF\n', '%%EO')),
  damaged('PDF with an archive behind', Buffer.concat([aPdf(), Buffer.from(zip, 'latin1')])),
  damaged('PDF with HTML behind', Buffer.concat([aPdf(), Buffer.from('<script>alert(1)</script>')])),
  damaged('PDF with a comment behind', Buffer.concat([aPdf(), Buffer.from('% more\n')])),
  damaged('PDF without startxref', changed(/startxref\n\d+\n/, '')),
  damaged('PDF with startxref to nowhere', changed(/startxref\n\d+/, 'startxref\n99999')),
  damaged('PDF with startxref to its middle', aPdf({ startxrefOffBy: -11 })),
  damaged('PDF with startxref that is no number', changed(/startxref\n\d+/, 'startxref\nhere')),
  damaged('PDF without a table', changed(/xref\n0 1[\s\S]*?trailer/, 'trailer')),
  damaged('PDF without a trailer', changed(/trailer\n<<.*>>\n/, '')),
  damaged('PDF without a page', aPdf({ pages: 0 })),
  damaged('PDF without a catalog', changed('/Type/Catalog', '/Type/Catalof')),
  damaged('PDF with words between objects', changed('2 0 obj', 'hello\n2 0 obj')),
  damaged('PDF with HTML between objects', changed('2 0 obj', '<script>1</script>\n2 0 obj')),
  damaged('PDF with an open bracket', changed('/Count 1', '/Count [1')),
  damaged('PDF with a text that never ends', aPdf({ objects: ['(never'] })),
  damaged('PDF without an object’s end', changed('endobj', '')),
  {
    ...damaged('PDF one byte too long', aPdf({ size: longestDocumentInBytes + 1 })),
    refusal: 'The file must be smaller than 4 MB; yours is 4.1 MB',
  },
]

const mebibyte = 1024 * 1024
const picture = (width: number, height: number): Buffer =>
  pdfStream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode`,
    deflateSync(Buffer.alloc(1000)),
  )

/** Some kilobytes that take a reader's memory. */
const largePdfs = (): HostileFile[] => {
  const large = pretending('application/pdf', 'degree.pdf', sentences.large)
  const twice = deflateSync(deflateSync(Buffer.alloc(200 * mebibyte)))
  const once = deflateSync(Buffer.alloc(65 * mebibyte))
  return [
    large('PDF packed twice', aPdf({ objects: [pdfStream('/Filter[/FlateDecode/Fl]', twice)] })),
    large(
      'PDF packed twice, escaped',
      aPdf({ objects: [pdfStream('/Filter[/#46lateDecode/FlateDecode]', twice)] }),
    ),
    large('PDF that unpacks to 65 MiB', aPdf({ objects: [pdfStream('/Filter/FlateDecode', once)] })),
    large('PDF with a picture of 400 megapixels', aPdf({ objects: [picture(20_000, 20_000)] })),
    large('PDF with many large pictures', aPdf({ objects: Array(4).fill(picture(6000, 6000)) })),
    large(
      'PDF with an endless row',
      aPdf({
        objects: [
          pdfStream('/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 800000000>>', deflateSync('a')),
        ],
      }),
    ),
  ]
}

export const hostilePdfs = (): HostileFile[] => [
  ...activePdfs(),
  ...objectStreams(),
  ...hiding(),
  ...lockedPdfs(),
  ...damagedPdfs(),
  ...largePdfs(),
]
