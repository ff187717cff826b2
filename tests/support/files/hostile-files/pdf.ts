/** Real PDF files, which every reader opens, and the pieces to make wrong ones from. */
import { deflateSync } from 'node:zlib'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const header = latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')

interface PdfMaking {
  pages?: number
  /** Entries put into the catalog, as written. */
  catalog?: string
  /** Further whole objects, as written between `obj` and `endobj`; the first has the number 100. */
  objects?: (string | Buffer)[]
  /** Entries put into the trailer, as written. */
  trailer?: string
  /** How far from its place the table of objects is said to be, in bytes. */
  startxrefOffBy?: number
  /** The length of the whole file in bytes, reached by a longer content stream. */
  size?: number
  /** The content of the first page, as written. */
  content?: string
  /** Entries put into the resources of each page, as written. */
  resources?: string
}

/** A stream with a dictionary whose length is right. */
export const pdfStream = (entries: string, body: string | Buffer, length?: string): Buffer => {
  const bytes = typeof body === 'string' ? latin1(body) : body
  return Buffer.concat([
    latin1(`<<${entries}/Length ${length ?? bytes.length}>>\nstream\n`),
    bytes,
    latin1('\nendstream'),
  ])
}

type Objects = Map<number, string | Buffer>

/** Catalog 1, pages 2, font 3, then a page and its content in turn. */
const objectsOf = ({
  pages = 1,
  catalog = '',
  objects = [],
  content,
  resources = '',
}: PdfMaking): Objects => {
  const made: Objects = new Map()
  const pageNumbers = Array.from({ length: pages }, (_, index) => 4 + 2 * index)
  made.set(1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`)
  made.set(2, `<</Type/Pages/Count ${pages}/Kids[${pageNumbers.map((page) => `${page} 0 R`).join(' ')}]>>`)
  made.set(3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  for (const [index, number] of pageNumbers.entries()) {
    const text = `BT /F1 24 Tf 72 720 Td (Marks sheet, page ${index + 1}) Tj ET`
    made.set(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>${resources}>>/Contents ${number + 1} 0 R>>`,
    )
    made.set(number + 1, pdfStream('', (index === 0 && content) || text))
  }
  for (const [index, object] of objects.entries()) made.set(100 + index, object)
  return made
}

/** Header and objects, and the place of each. */
const written = (objects: Objects): { bytes: Buffer; places: Map<number, number> } => {
  const parts = [header]
  const places = new Map<number, number>()
  let place = header.length
  for (const [number, object] of objects) {
    const part = Buffer.concat([
      latin1(`${number} 0 obj\n`),
      Buffer.from(object as Buffer),
      latin1('\nendobj\n'),
    ])
    places.set(number, place)
    place += part.length
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts), places }
}

const tail = (place: number): string => `startxref\n${place}\n%%EOF\n`

const padded = (make: (making: PdfMaking) => Buffer, making: PdfMaking): Buffer => {
  const { size, ...rest } = making
  if (size === undefined) return make(rest)
  const text = 'BT /F1 24 Tf 72 720 Td (Marks sheet) Tj ET '
  const withBlanks = (blanks: number): Buffer => make({ ...rest, content: text + ' '.repeat(blanks) })
  const blanks = size - withBlanks(0).length
  return withBlanks(blanks - (withBlanks(blanks).length - size)) // the numbers in the file grew, too
}

/** A PDF with a plain table of objects. */
export const aPdf = (making: PdfMaking = {}): Buffer =>
  padded((content) => {
    const { bytes, places } = written(objectsOf(content))
    const sections = [...places].map(
      ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n\r\n`,
    )
    const size = Math.max(...places.keys()) + 1
    const table = `xref\n0 1\n0000000000 65535 f\r\n${sections.join('')}trailer\n<</Size ${size}/Root 1 0 R${content.trailer ?? ''}>>\n`
    return Buffer.concat([bytes, latin1(table + tail(bytes.length + (content.startxrefOffBy ?? 0)))])
  }, making)

interface ObjectStreamMaking extends PdfMaking {
  /** Entries of the object stream, in the place of type and filter. */
  entries?: string
  /** The object stream as it is stored, made from the objects. */
  store?: (objects: Buffer) => Buffer
}

const entryOf = (type: number, second: number, third: number): number[] => [
  type,
  (second >> 24) & 255,
  (second >> 16) & 255,
  (second >> 8) & 255,
  second & 255,
  third & 255,
]

/** A PDF of the newer kind: objects that are no streams in an object stream (90), the table as a stream (91). */
export const aPdfWithObjectStreams = (making: ObjectStreamMaking = {}): Buffer => {
  const { entries = '/Type/ObjStm/Filter/FlateDecode', store = deflateSync } = making
  const all = [...objectsOf(making)]
  const kept = all.filter((entry): entry is [number, string] => typeof entry[1] === 'string')
  const texts = kept.map(([, object]) => `${object} `)
  const starts = texts.map((_, index) => texts.slice(0, index).join('').length)
  const index = kept.map(([number], at) => `${number} ${starts[at]}`).join(' ')
  const stored = store(latin1(`${index} ${texts.join('')}`))
  const objects: Objects = new Map(all.filter(([, object]) => typeof object !== 'string'))
  objects.set(90, pdfStream(`${entries}/N ${kept.length}/First ${index.length + 1}`, stored))

  const { bytes, places } = written(objects)
  places.set(91, bytes.length)
  const rows = Array.from({ length: 101 + (making.objects?.length ?? 0) }, (_, number) => {
    const at = kept.findIndex(([other]) => other === number)
    if (at >= 0) return entryOf(2, 90, at)
    return places.has(number) ? entryOf(1, places.get(number) as number, 0) : entryOf(0, 0, 255)
  })
  const table = pdfStream(
    `/Type/XRef/Size ${rows.length}/W[1 4 1]/Root 1 0 R/Filter/FlateDecode${making.trailer ?? ''}`,
    deflateSync(Buffer.from(rows.flat())),
  )
  return Buffer.concat([bytes, latin1('91 0 obj\n'), table, latin1(`\nendobj\n${tail(bytes.length)}`)])
}

/** The same file with a changed page at its end, as editors save. */
export const withUpdate = (pdf: Buffer): Buffer => {
  const before = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf.toString('latin1'))?.[1])
  const object = latin1('3 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Courier>>\nendobj\n')
  const table = `xref\n3 1\n${String(pdf.length).padStart(10, '0')} 00000 n\r\ntrailer\n<</Size 6/Root 1 0 R/Prev ${before}>>\n`
  return Buffer.concat([pdf, object, latin1(table + tail(pdf.length + object.length))])
}
