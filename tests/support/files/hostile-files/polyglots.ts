/** Pictures that are something else as well. */
import { deflateSync } from 'node:zlib'
import { aPng, pngChunk } from '../images.ts'
import { anArchive } from './archive.ts'
import { type HostileFile, pretending, sentences } from './hostile-file.ts'
import { aJpeg, segment } from './jpeg.ts'
import { zip } from './other-types.ts'
import { aPdf } from './pdf.ts'

const jpeg = pretending('image/jpeg', 'cnic-front.jpg', sentences.hidden)
const png = pretending('image/png', 'photo.png', sentences.hidden)
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

const withComment = (text: string | Buffer, marker = 0xfe): Buffer =>
  aJpeg(350, 450, { metadata: [segment(marker, text)] })

/** A PNG with a chunk between header and pixels. */
const withChunk = (name: string, data: Buffer): Buffer => {
  const picture = aPng(350, 450)
  const afterHeader = 33
  return Buffer.concat([
    picture.subarray(0, afterHeader),
    pngChunk(name, data),
    picture.subarray(afterHeader),
  ])
}

/** A JPEG with a text in its pixels, where a colour's steps should be. */
const inPixels = (text: string): Buffer => {
  const picture = aJpeg(350, 450)
  return Buffer.concat([picture.subarray(0, -2), latin1(text), picture.subarray(-2)])
}

const behind = (picture: Buffer, more: Buffer | string) =>
  Buffer.concat([picture, typeof more === 'string' ? latin1(more) : more])
const script = '<script>alert(1)</script>'

export const polyglots = (): HostileFile[] => [
  jpeg('JPEG with HTML in a comment', withComment(`<html><body>${script}`)),
  jpeg('JPEG with HTML in capital letters', withComment('<!DOCTYPE HTML><TITLE>x</TITLE>')),
  jpeg('JPEG with a script in EXIF', withComment(`Exif\0\0MM\0*${script}`, 0xe1)),
  jpeg('JPEG with SVG in XMP', withComment(`http://ns.adobe.com/xap/1.0/\0<svg onload="alert(1)">`, 0xe1)),
  jpeg('JPEG with PHP in a comment', withComment('<?php system($_GET[0]); ?>')),
  jpeg('JPEG with a frame in a profile', withComment('ICC_PROFILE\0\x01\x01<IFRAME src=x>', 0xe2)),
  jpeg('JPEG with an address that runs', withComment('JavaScript:alert(1)')),
  jpeg('JPEG with an archive in a comment', withComment(zip)),
  jpeg('JPEG with an archive of version 2.1', withComment(anArchive({ version: 21 }))),
  jpeg('JPEG with an archive of an unknown version', withComment(anArchive({ version: 0x1415 }))),
  jpeg('JPEG with a PDF in a comment', withComment(aPdf())),
  jpeg('JPEG with a GIF in a comment', withComment('GIF89a\x01\0\x01\0')),
  jpeg('JPEG with a script among its pixels', inPixels(script)),
  jpeg('JPEG with PHP among its pixels', inPixels('<?php echo 1; ?>')),
  { ...jpeg('JPEG with an archive behind', behind(aJpeg(350, 450), zip)), refusal: sentences.moreAfterEnd },
  { ...jpeg('JPEG with HTML behind', behind(aJpeg(350, 450), script)), refusal: sentences.moreAfterEnd },
  { ...jpeg('JPEG with a PDF behind', behind(aJpeg(350, 450), aPdf())), refusal: sentences.moreAfterEnd },
  png('PNG with a script in a text', withChunk('tEXt', latin1(`Comment\0${script}`))),
  png('PNG with a script in a Unicode text', withChunk('iTXt', latin1(`Comment\0\0\0\0\0${script}`))),
  png(
    'PNG with a compressed script',
    withChunk('zTXt', Buffer.concat([latin1('Comment\0\0'), deflateSync(latin1(script))])),
  ),
  png(
    'PNG with a compressed Unicode script',
    withChunk('iTXt', Buffer.concat([latin1('Comment\0\x01\0en\0\0'), deflateSync(latin1(script))])),
  ),
  png('PNG with SVG in a text', withChunk('tEXt', latin1('XML:com.adobe.xmp\0<svg/onload=alert(1)>'))),
  png('PNG with a PDF in a chunk', withChunk('prVt', aPdf())),
  png('PNG with an archive in a chunk', withChunk('prVt', latin1(zip))),
  png('PNG with an archive of version 6.3 in a chunk', withChunk('prVt', anArchive({ version: 63 }))),
  png('PNG with an archive of an unknown version', withChunk('prVt', anArchive({ version: 0x1415 }))),
  png('PNG with a script in its palette', withChunk('PLTE', latin1(script))),
  { ...png('PNG with HTML behind', behind(aPng(350, 450), script)), refusal: sentences.moreAfterEnd },
  { ...png('PNG with a PDF behind', behind(aPng(350, 450), aPdf())), refusal: sentences.moreAfterEnd },
]
