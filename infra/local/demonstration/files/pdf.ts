const quoted = (text: string): string => `(${text.replace(/[^ -~]/g, '').replace(/[()\\]/g, '\\$&')})`

/** The first line in large letters, the others below it. */
function content([title = '', ...lines]: readonly string[]): string {
  const body = lines.map((line) => `0 -28 Td ${quoted(line)} Tj`).join(' ')
  return [
    '2 w 36 36 523 770 re S 36 740 m 559 740 l S',
    `BT /F1 22 Tf 60 760 Td ${quoted(title)} Tj /F1 14 Tf 0 -30 Td ${body} ET`,
  ].join('\n')
}

/** A page of A4 with lines of text, as a PDF file. */
export function toPdf(lines: readonly string[]): Buffer {
  const text = content(lines)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
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
