import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { Applicant } from '../applicants.ts'
import { toPdf } from './pdf.ts'

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
