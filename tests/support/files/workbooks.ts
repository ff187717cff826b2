/** A small Excel workbook with one sheet. */
import { strToU8, zipSync } from 'fflate'

type Cell = string | number | { day: number }

/** A day as Excel stores it: days since 30-12-1899. */
export const day = (serial: number): Cell => ({ day: serial })

const spread = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006'
const xml = (text: string): Uint8Array<ArrayBuffer> =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`) as Uint8Array<ArrayBuffer>

const cellXml = (cell: Cell, row: number, column: number): string => {
  const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`
  if (typeof cell === 'string') {
    const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<c ${place} t="inlineStr"><is><t>${text}</t></is></c>`
  }
  return typeof cell === 'number'
    ? `<c ${place}><v>${cell}</v></c>`
    : `<c ${place} s="1"><v>${cell.day}</v></c>`
}

export const aWorkbook = (lines: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> => {
  const rows = lines.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
  )
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (inner: string) =>
    xml(`<Relationships xmlns="${packed}/relationships">${inner}</Relationships>`)
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('styles.xml', 'styles')}</Types>`,
    ),
    '_rels/.rels': relations(related('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${spread}" xmlns:r="${office}"><sheets><sheet name="Statement" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      related('r1', 'worksheet', 'worksheets/sheet1.xml') + related('r2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${spread}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${spread}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  }) as Uint8Array<ArrayBuffer>
}
