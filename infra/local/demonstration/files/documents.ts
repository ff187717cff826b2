import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { Applicant } from '../applicants.ts'

const quoted = (text: string): string => `(${text.replace(/[^ -~]/g, '').replace(/[()\\]/g, '\\$&')})`

interface Page {
  /** In points. */
  width: number
  height: number
  /** The first one in large letters. */
  lines: readonly string[]
  /** A JPEG of 720 × 896 pixels, shown at the right. */
  photo?: Buffer
}

function content({ width, height, lines: [title = '', ...lines], photo }: Page): string {
  const body = lines.map((line) => `0 -28 Td ${quoted(line)} Tj`).join(' ')
  return [
    `2 w 12 12 ${width - 24} ${height - 24} re S 12 ${height - 62} m ${width - 12} ${height - 62} l S`,
    `BT /F1 20 Tf 30 ${height - 46} Td ${quoted(title)} Tj /F1 14 Tf 0 -22 Td ${body} ET`,
    `BT /F1 9 Tf 30 22 Td (Sample: this person is invented) Tj ET`,
    ...(photo ? [`q 90 0 0 112 ${width - 116} ${height - 190} cm /Photo Do Q`] : []),
  ].join('\n')
}

const stream = (entries: string, data: string): string =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`

/** One page with lines of text and perhaps a photograph, as a PDF file. */
function toPdf(page: Page): Buffer {
  const { width, height, photo } = page
  const picture = '/Type/XObject/Subtype/Image/Width 720/Height 896/ColorSpace/DeviceRGB/BitsPerComponent 8'
  const resources = `/Font<</F1 3 0 R>>${photo ? '/XObject<</Photo 6 0 R>>' : ''}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<${resources}>>/Contents 5 0 R>>`,
    stream('', content(page)),
    ...(photo ? [stream(`${picture}/Filter/DCTDecode`, photo.toString('latin1'))] : []),
  ]
  let file = '%PDF-1.7\n'
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n`
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n\r\n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}

const a4 = { width: 595, height: 842 }
const card = { width: 430, height: 270 }
const photosOfAGender = 3
/** In a file that begins with a JFIF segment: the unit, then how many pixels of each direction fill it. */
const placeOfUnit = 13

/** Of women the first, third and fifth, of men the others. */
const photoFile = ({ number }: Applicant): Buffer => {
  const place = (Math.floor(number / 2) % photosOfAGender) * 2 + (number % 2)
  return readFileSync(join(import.meta.dirname, `photo-${place + 1}.jpg`))
}

/** A passport photograph; `take` is 1 for the first and 2 for the one that is sent after it was returned. */
export function photoOf(applicant: Applicant, take = 1): Buffer {
  const photo = photoFile(applicant)
  // No two applicants send the same file: the pixels of an inch differ, which the portal keeps of what a JPEG begins with.
  const perInch = 100 + 2 * applicant.number + take
  photo.set([1, perInch >> 8, perInch & 255, perInch >> 8, perInch & 255], placeOfUnit)
  return photo
}

function linesOf(key: DocumentKey, applicant: Applicant): string[] {
  const { account, personal, contact, qualifications, challan, registrationNo } = applicant
  const { name, father_name } = account
  const cnic = formatCnic(account.cnic)
  const born = formatDate(personal.date_of_birth)
  if (key === 'cnic_front_image') return ['Identity card', name, father_name, born, cnic]
  if (key === 'cnic_back_image') return ['Identity card', ...contact.residential.split('\n'), cnic]

  const person = [`Name: ${name}`, `Father's name: ${father_name}`]
  if (key === 'paid_bank_deposit_slip')
    return ['Deposit slip', ...person, `Challan: ${challan}`, 'Fee of the Pharmacy Council']
  if (key === 'renewal_category_image')
    return ['Registration certificate', ...person, `Registration no.: ${registrationNo}`]
  const degree = qualifications[2]
  const of = [`${degree?.board_university}`, `${degree?.name_of_institute}, ${degree?.year_of_passing}`]
  return [titles[key] ?? 'Certificate', ...person, ...of]
}

/** A document of an applicant as they would scan it: bytes that the portal's own inspection lets through. */
export function documentOf(key: DocumentKey, applicant: Applicant, take = 1): Buffer {
  if (key === 'profile_photo') return photoOf(applicant, take)
  const lines = [...linesOf(key, applicant), ...(take > 1 ? ['Scanned again'] : [])]
  const photo = key === 'cnic_front_image' ? photoFile(applicant) : undefined
  return toPdf({ ...(key.startsWith('cnic') ? card : a4), lines, photo })
}

const titles: Partial<Record<DocumentKey, string>> = {
  marksSheet_image: 'Marks sheet',
  certificate_image: 'Degree certificate',
}
