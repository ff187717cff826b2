import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { Applicant } from '../applicants.ts'
import { toJpeg } from './jpeg.ts'
import { toPdf } from './pdf.ts'
import { blank, drawPerson, fillBox, type Picture, write } from './picture.ts'
import { toPng } from './png.ts'

// Of the photograph and of the identity card, in pixels.
const photo = { width: 720, height: 896 }
const card = { width: 860, height: 540 }

/** A passport photograph; `take` is 1 for the first and 2 for the one that is sent after it was returned. */
export function photoOf({ number }: Applicant, take = 1): Buffer {
  const picture = blank(photo.width, photo.height, 225)
  drawPerson(picture, { x: 0, y: 0, ...photo }, (number + take) % 6)
  // No two applicants have the same file: a lighter block in the corner counts them.
  fillBox(picture, { x: (number % 80) * 8, y: 0, width: 8, height: 8 * take }, 250)
  return toJpeg(picture)
}

/** The front of an identity card; a second scan says so. */
function cardFront({ account, personal, number }: Applicant, take: number): Picture {
  const picture = blank(card.width, card.height, 235)
  fillBox(picture, { x: 0, y: 0, width: card.width, height: 90 }, 170)
  write(picture, 'SPECIMEN IDENTITY CARD', { x: 30, y: 28, size: 7 })
  drawPerson(picture, { x: 600, y: 130, width: 220, height: 280 }, number % 6)
  const lines = [
    account.name,
    account.father_name,
    formatDate(personal.date_of_birth),
    formatCnic(account.cnic),
  ]
  for (const [row, text] of lines.entries()) write(picture, text, { x: 30, y: 140 + row * 80, size: 6 })
  if (take > 1) write(picture, 'SECOND SCAN', { x: 30, y: 490, size: 4 })
  return picture
}

function cardBack({ account, contact }: Applicant): Picture {
  const picture = blank(card.width, card.height, 228)
  const lines = [...contact.residential.toUpperCase().split('\n'), formatCnic(account.cnic)]
  for (const [row, text] of lines.entries()) write(picture, text, { x: 30, y: 60 + row * 90, size: 6 })
  for (let bar = 0; bar < 60; bar++)
    fillBox(
      picture,
      { x: 30 + bar * 13, y: 400, width: 3 + ((bar * 7 + Number(account.cnic)) % 8), height: 90 },
      40,
    )
  return picture
}

function paper(title: string, { account, qualifications, challan, registrationNo }: Applicant): string[] {
  const degree = qualifications[2]
  const person = [`Name: ${account.name}`, `Father's name: ${account.father_name}`]
  if (title === 'Deposit slip')
    return [title, ...person, `Challan: ${challan}`, 'Fee of the Pharmacy Council']
  if (title === 'Registration certificate') return [title, ...person, `Registration no.: ${registrationNo}`]
  return [
    title,
    ...person,
    `${degree?.board_university}`,
    `${degree?.name_of_institute}, ${degree?.year_of_passing}`,
  ]
}

/** A document of an applicant as they would scan it: bytes that the portal's own inspection lets through. */
export function documentOf(key: DocumentKey, applicant: Applicant, take = 1): Buffer {
  if (key === 'profile_photo') return photoOf(applicant, take)
  if (key === 'cnic_front_image') return toPng(cardFront(applicant, take))
  if (key === 'cnic_back_image') return toPng(cardBack(applicant))
  const repeated = take > 1 ? ['Scanned again'] : []
  return toPdf([...paper(titles[key] ?? 'Certificate', applicant), ...repeated])
}

const titles: Partial<Record<DocumentKey, string>> = {
  marksSheet_image: 'Marks sheet',
  certificate_image: 'Degree certificate',
  paid_bank_deposit_slip: 'Deposit slip',
  renewal_category_image: 'Registration certificate',
}
