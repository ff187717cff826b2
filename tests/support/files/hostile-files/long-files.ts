/** Files that a careless reader would need hours for, because it would read parts again and again. */
import { deflateSync } from 'node:zlib'
import { longestDocumentInBytes } from '#shared/vocabulary/documents.ts'
import { aPng, pngChunk } from '../images.ts'
import { aJpeg, segment } from './jpeg.ts'
import { aPdf, pdfStream } from './pdf.ts'

/** Long enough: reading it again from every place takes as many steps as it has bytes, squared. */
const longInBytes = longestDocumentInBytes / 4

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

/** So many parts between head and tail as fit into the size. */
const filled = (head: Buffer, part: Buffer, tail: Buffer): Buffer => {
  const times = Math.floor((longInBytes - head.length - tail.length) / part.length)
  return Buffer.concat([head, Buffer.alloc(times * part.length, part), tail])
}

const pdf = (head: string, part: string, tail = ''): [string, Buffer] => [
  `PDF of ${JSON.stringify(head + part)}`,
  filled(latin1(`%PDF-1.7\n${head}`), latin1(part), latin1(`${tail}\nstartxref\n9\n%%EOF`)),
]

/** A PDF that is whole, so that no part of the check is left out. */
const wholePdf = (head: string, part: string, tail: string): [string, Buffer] => {
  const [before = '', end = ''] = aPdf({ objects: ['MIDDLE'] })
    .toString('latin1')
    .split('100 0 obj\nMIDDLE\nendobj\n')
  const marked = end.replace(/startxref\n\d+/, `startxref\n${before.lastIndexOf('4 0 obj')}`)
  const tailBytes = latin1(`${tail}\n${marked}`)
  return [
    `whole PDF of ${JSON.stringify(head + part)}`,
    filled(latin1(before + head), latin1(part), tailBytes),
  ]
}

const jpeg = (name: string, part: Buffer): [string, Buffer] => {
  const picture = aJpeg(64, 64)
  return [name, filled(picture.subarray(0, -2), part, picture.subarray(-2))]
}

const png = (name: string, part: Buffer): [string, Buffer] => {
  const picture = aPng(64, 64)
  return [name, filled(picture.subarray(0, 33), part, picture.subarray(33))]
}

export const longFiles = (): [string, Buffer][] => [
  ...['(', '<', '<<', '[', '/', '%', '/A', '((\\', '1 ', '1 0 ', '1 0 obj ', 'stream\n', ' ', '\0'].map(
    (part) => pdf('', part),
  ),
  ...['(', '<', '<<', '[', '[]', '<<>>', '/Length 1', '/Length ', '1 0 R ', '%(\n'].map((part) =>
    pdf('1 0 obj ', part),
  ),
  ...['e', 'endstrea', 'ends', 'endstream ', '1 0 o', '1 0 obj ', '1  ', '>> ', '>>stream', '/'].map((part) =>
    pdf('1 0 obj <</Length 2 0 R>> stream\n', part),
  ),
  ...['1 0 obj<<>>endobj ', '1 0 obj<</Length 0>>stream\nendstream endobj ', 'startxref 9\n', 'xref 1 '].map(
    (part) => pdf('', part),
  ),
  ...[
    '/',
    '/a',
    '/#61',
    '/J',
    '/JS',
    '/S',
    '/S/Movie',
    '/JavaScrip',
    '/JavaScript',
    '/Page',
    '/Font<<>>',
  ].map((part) => wholePdf('9 0 obj[', part, ']endobj')),
  ...[
    '[]',
    '<<>>',
    '()',
    '<>',
    '(/JS ())',
    '(obj)',
    '/URI(',
    '/URI(j)',
    '/URI(javascript:)',
    '/URI<6a>',
    '1 ',
    '/S%\n',
  ].map((part) => wholePdf('9 0 obj[', part.replace(/\($/, '()'), ']endobj')),
  ...['/', '/URI(j)', '7 0 obj ', '7%\n0 obj ', '>>stream\n', 'PK\x05\x06', '<scrip', 'trailer'].map((part) =>
    wholePdf('9 0 obj(', part, ')endobj'),
  ),
  ...['/S/Movie', '/S%/Movie', `/S%${'/Movie'.repeat(30)}`, '/JS ', '/URI ', '%(', '9 0 obj '].map((part) =>
    wholePdf('%', part, '\n9 0 obj[]endobj'),
  ),
  ...['9 0 obj 1 endobj ', '9 0 obj<</Length 0>>stream\nendstream endobj ', 'xref trailer<<>>'].map((part) =>
    wholePdf('', part, ''),
  ),
  pdf('', '1 0 obj<</N 1/First 2/Length 0>>stream\nendstream endobj '),
  pdf(
    '',
    '1 0 obj<</N 1/First 2/Filter/FlateDecode/Length 8>>stream\nx\x9c\x03\0\0\0\0\x01endstream endobj ',
  ),
  jpeg('JPEG of fill bytes', Buffer.from([0xff])),
  jpeg('JPEG of stuffed zeros', Buffer.from([0xff, 0])),
  jpeg('JPEG of restart markers', Buffer.from([0xff, 0xd0])),
  jpeg('JPEG of comments', segment(0xfe, '<')),
  jpeg('JPEG of tables', segment(0xdb, '')),
  jpeg('JPEG of scans', Buffer.concat([segment(0xda, ''), Buffer.from([0])])),
  jpeg('JPEG of half a script', latin1('<scrip')),
  png('PNG of empty pixels', pngChunk('IDAT', Buffer.alloc(0))),
  png('PNG of texts', pngChunk('tEXt', latin1('a'))),
  png('PNG of compressed texts', pngChunk('zTXt', latin1('a\0\0x\x9c\x03\0\0\0\0\x01'))),
]

const objectStreams = (name: string, times: number, content: Buffer) => {
  const stream = pdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(content))
  return { name, bytes: aPdf({ objects: Array(times).fill(stream) }) }
}

/** Short files that are very long when decompressed. */
export const hungryFiles = () => [
  objectStreams('names', 3, Buffer.alloc(3.9 * 1024 * 1024, '/a')),
  objectStreams('written names', 3, Buffer.alloc(3.9 * 1024 * 1024, '/#61')),
  objectStreams('slashes', 3, Buffer.alloc(3.9 * 1024 * 1024, '/')),
  objectStreams('a thousand short ones', 1200, Buffer.alloc(8 * 1024, '/a')),
  objectStreams('a thousand that are almost empty', 1200, Buffer.from('1 0 null')),
]
