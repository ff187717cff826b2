/** Writes text so that it stays text inside XML, control characters included. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}&<>"]/gu, (character) => `&#${character.codePointAt(0)};`)
}

/** One element holding text. */
export function element(name: string, text: string | number | boolean): string {
  return `<${name}>${escaped(String(text))}</${name}>`
}

/** A whole document; `content` is XML already. */
export function xmlDocument(root: string, content: string): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${content}</${root}>`)
}
