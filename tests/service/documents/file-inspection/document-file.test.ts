import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unpacking } from '#functions/documents/gateways/unpacking.ts'
import { inspectDocument } from '#functions/documents/inspection/inspect-document.ts'
import { measuredType, sizeRefusal, typeRefusal } from '#shared/documents/rules/document-file.ts'
import { longestDocumentInBytes } from '#shared/vocabulary/documents.ts'
import { hungryFiles } from '#tests/support/files/hostile-files/long-files.ts'
import { goodFiles, hostileFiles, sentences } from '#tests/support/files/hostile-files.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

const check = (bytes: Uint8Array) => inspectDocument(bytes, { takesPdf: true, ...unpacking })
const checkForImages = (bytes: Uint8Array) => inspectDocument(bytes, { takesPdf: false, ...unpacking })

const named = <T extends { name: string }>(files: T[]) => files.map((file) => [file.name, file] as const)
const goodPdfs = goodFiles.filter(({ facts }) => facts.type === 'application/pdf')

describe('a hostile file', () => {
  it.each(named(hostileFiles))('is refused: %s', (_name, { bytes, refusal }) => {
    const isNoImage = refusal === sentences.type || measuredType(bytes) === 'application/pdf'
    const isOfRightSize = sizeRefusal(bytes.length) === null

    expect(check(bytes)).toEqual({ refusal })
    expect(checkForImages(bytes)).toEqual({
      refusal: isNoImage && isOfRightSize ? sentences.typeOfImage : refusal,
    })
  })

  it('has a unique name, and there are many of them', () => {
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length)
    expect(hostileFiles.length).toBeGreaterThan(200)
  })
})

describe('a check', () => {
  it.each(named([...hostileFiles, ...goodFiles]))('does not change the bytes: %s', (_name, { bytes }) => {
    const before = Buffer.from(bytes)

    check(bytes)

    expect(bytes.equals(before)).toBe(true)
  })

  it.each(named(hungryFiles()))(
    'decompresses no more than the longest allowed file: %s',
    (_name, { bytes }) => {
      let inflated = 0
      const counting = (compressed: Uint8Array, most: number) => {
        const content = unpacking.inflate(compressed, most)
        inflated += content?.length ?? 0
        return content
      }

      const checked = inspectDocument(bytes, { takesPdf: true, ...unpacking, inflate: counting })

      expect(inflated).toBeLessThanOrEqual(longestDocumentInBytes)
      expect(checked).toEqual({ refusal: sentences.damagedPdf })
    },
  )
})

describe('a good file', () => {
  it.each(named(goodFiles))('is accepted: %s', (_name, { bytes, facts }) => {
    const isPdf = facts.type === 'application/pdf'

    expect(measuredType(bytes.subarray(0, 12))).toBe(facts.type)
    expect(check(bytes)).toEqual({ facts })
    expect(checkForImages(bytes)).toEqual(isPdf ? { refusal: sentences.typeOfImage } : { facts })
  })

  it.each(named(goodPdfs))('can be opened by a PDF reader: %s', async (_name, { bytes }) => {
    const { pages } = await readPdf(bytes)

    expect(pages[0]).toContain('Marks sheet')
  })
})

describe('a damaged good file', () => {
  const aFile = fc.constantFrom(...goodFiles.filter(({ bytes }) => bytes.length < 50_000))
  const aShare = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
  const isBlank = (bytes: Uint8Array) => bytes.every((byte) => [0, 9, 10, 12, 13, 32].includes(byte))

  it('is refused when cut off, unless only blanks are missing or it ends where an earlier version ended', () => {
    fc.assert(
      fc.property(aFile, aShare, ({ bytes }, share) => {
        const place = Math.floor(share * bytes.length)
        const rest = bytes.subarray(0, place).toString('latin1')
        fc.pre(!/%%EOF\s*$/.test(rest))
        expect(check(bytes.subarray(0, place))).toHaveProperty('refusal')
      }),
      { numRuns: 500 },
    )
  })

  it('is refused with bytes after its end', () => {
    fc.assert(
      fc.property(aFile, fc.uint8Array({ minLength: 1 }), ({ bytes, facts }, more) => {
        fc.pre(facts.type !== 'application/pdf' || !isBlank(more))
        expect(check(Buffer.concat([bytes, more]))).toHaveProperty('refusal')
      }),
      { numRuns: 500 },
    )
  })

  it('is accepted or refused without an exception when any byte is changed', () => {
    fc.assert(
      fc.property(aFile, aShare, fc.integer({ min: 0, max: 255 }), ({ bytes }, share, byte) => {
        const changed = Buffer.from(bytes)
        changed[Math.floor(share * bytes.length)] = byte
        expect(Object.keys(check(changed))).toHaveLength(1)
      }),
      { numRuns: 2000 },
    )
  })

  it('is accepted or refused without an exception when it is random bytes after a valid signature', () => {
    const signature = fc.constantFrom('\xff\xd8\xff', '\x89PNG\r\n\x1a\n', '%PDF-1.7\n')
    fc.assert(
      fc.property(signature, fc.uint8Array({ maxLength: 400 }), (begin, bytes) => {
        expect(check(Buffer.concat([Buffer.from(begin, 'latin1'), bytes]))).toHaveProperty('refusal')
      }),
    )
  })
})

describe('an announced file is checked before it is sent', () => {
  it.each([
    [0, 'The file is empty'],
    [1, null],
    [longestDocumentInBytes, null],
    [longestDocumentInBytes + 1, 'The file must be smaller than 4 MB; yours is 4.1 MB'],
    [6.2 * 1024 * 1024, 'The file must be smaller than 4 MB; yours is 6.2 MB'],
  ])('by its size of %d bytes', (size, sentence) => {
    expect(sizeRefusal(size)).toBe(sentence)
  })

  it('by its type', () => {
    expect(typeRefusal('image/png', { takesPdf: false })).toBe(null)
    expect(typeRefusal('application/pdf', { takesPdf: true })).toBe(null)
    expect(typeRefusal('application/pdf', { takesPdf: false })).toBe(sentences.typeOfImage)
    expect(typeRefusal(null, { takesPdf: true })).toBe(sentences.type)
  })
})
